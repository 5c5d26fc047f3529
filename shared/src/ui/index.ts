export { useAppearance, useStill } from '../theme/appearance';
export { contrast } from '../theme/colourRules';
export { phoneQuery, useMedia } from '../theme/media';
export { ThemeProvider } from '../theme/ThemeProvider';
export { Avatar } from './Avatar';
export { announce } from './announce';
export { attempt, attemptLater, problemOf } from './attempt';
export { ButtonLink } from './ButtonLink';
export { Checkbox } from './Checkbox';
export { ChoiceField, optionsOf } from './ChoiceField';
export { CopyButton } from './CopyButton';
export { fittedWidths } from './columnMeasures';
export { confirm, type Question, useConfirm } from './confirm';
export { DateText } from './DateText';
export { Dialog, Sheet } from './Dialog';
export { EmptyState, NothingFound } from './EmptyState';
export { ErrorState } from './ErrorState';
export { type FieldControl, FormField } from './FormField';
export { FoundDraft } from './FoundDraft';
export { IconButton } from './IconButton';
export { Kbd } from './Kbd';
export { dismissKept, type KeptNoticeInput, keepNotice, keepNoticeOnce, keptNotices } from './keptNotices';
export { keysMeant } from './keyRules';
export { Box, Card, Grid, Row, Split, Stack, Text } from './Layout';
export { lazyPart } from './lazyPart';
export { Menu, type MenuItem } from './Menu';
export { Money } from './Money';
export { clearNotices, type NoticeInput, notify } from './notify';
export { Overlays } from './Overlays';
export { Page } from './Page';
export { PartBoundary } from './PartBoundary';
export { Popover } from './Popover';
export { ProgressBar } from './ProgressBar';
export { type Crumb, usePage } from './pageState';
export { RecordList } from './RecordList';
export { type ColumnWidths, columnLimits, type RecordColumn } from './recordColumns';
export { stepFrom } from './rovingRules';
export { SearchField } from './SearchField';
export { Section } from './Section';
export { SelectionBar } from './SelectionBar';
export { SingleKeysSwitch } from './SingleKeysSwitch';
export { CardsSkeleton, DetailSkeleton, ListSkeleton, PageSkeleton } from './Skeletons';
export { SourceBadge } from './SourceBadge';
export { StatusTag, type Tone } from './StatusTag';
export { productShortcuts, type Shortcut } from './shortcutRules';
export { listShortcuts, usePageKeys, useShortcutList } from './shortcuts';
export type { Sort } from './sortRules';
export { Tabs } from './Tabs';
export { TextArea, TextField } from './TextField';
export {
  FieldNote,
  type FieldNoteProps,
  type FieldPlace,
  HereToo,
  provideTogether,
  useTypingPresence,
} from './together';
export { useHiddenSelection } from './useHiddenSelection';
export { useNamedKey, useSingleKeys } from './useSingleKeys';
export { VisuallyHidden } from './VisuallyHidden';
