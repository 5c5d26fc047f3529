export { type Accent, accessibleAccent } from '../theme/accentRules';
export {
  type AppearanceChoice,
  chooseAppearance,
  chooseDensity,
  chooseMotion,
  type Density,
  followAppearance,
  type Motion,
  useAppearance,
  useStill,
} from '../theme/appearance';
export { contrast } from '../theme/colourRules';
export { phoneQuery, reducedMotionQuery, useMedia } from '../theme/media';
export { defaultAccent, type Mode } from '../theme/palette';
export { ThemeProvider } from '../theme/ThemeProvider';
export { Avatar } from './Avatar';
export { announce } from './announce';
export { attempt, attemptLater, problemOf } from './attempt';
export { Breadcrumb } from './Breadcrumb';
export { ButtonLink } from './ButtonLink';
export { Checkbox } from './Checkbox';
export { ChoiceField, optionsOf } from './ChoiceField';
export { CopyButton, copiedTime } from './CopyButton';
export { fittedWidths } from './columnMeasures';
export { keepCompositions } from './compositions';
export { confirm, type Question, useConfirm } from './confirm';
export { DateText } from './DateText';
export { Dialog, type DialogProps, Sheet } from './Dialog';
export { EmptyState, NothingFound } from './EmptyState';
export { ErrorBoundary } from './ErrorBoundary';
export { ErrorState } from './ErrorState';
export { type FieldControl, FormField } from './FormField';
export { FoundDraft } from './FoundDraft';
export { IconButton } from './IconButton';
export { Kbd } from './Kbd';
export {
  dismissKept,
  type KeptNotice,
  type KeptNoticeInput,
  keepNotice,
  keepNoticeOnce,
  keptNotices,
  markKeptRead,
  setNoticeKind,
  snoozeNotice,
  useKeptNotices,
  useNoticesOff,
} from './keptNotices';
export { keysMeant } from './keyRules';
export { Box, Card, Grid, Row, Split, Stack, Text } from './Layout';
export { lazyPart } from './lazyPart';
export { Menu, type MenuItem } from './Menu';
export { Money } from './Money';
export { NotFound } from './NotFound';
export { markNoticesRead, type PastNotice, useNoticeHistory } from './noticeHistory';
export type { Notice, NoticeAction } from './noticeRules';
export { clearNotices, dismissNotice, type NoticeInput, notify } from './notify';
export { Overlays } from './Overlays';
export { Page } from './Page';
export { type Back, PageHeader } from './PageHeader';
export { PartBoundary } from './PartBoundary';
export { Popover } from './Popover';
export { ProgressBar } from './ProgressBar';
export { useOfferPageHelp } from './pageHelp';
export {
  type Crumb,
  keepTitlesPrivate,
  nameProduct,
  type PageFacts,
  usePage,
  usePageCrumbs,
  useProductName,
} from './pageState';
export { RecordList } from './RecordList';
export { type ColumnWidths, columnLimits, type RecordColumn } from './recordColumns';
export { stepFrom } from './rovingRules';
export { SearchField } from './SearchField';
export { Section } from './Section';
export { SelectionBar } from './SelectionBar';
export { SingleKeysSwitch } from './SingleKeysSwitch';
export { CardsSkeleton, DetailSkeleton, ListSkeleton, PageSkeleton } from './Skeletons';
export { SkipLink } from './SkipLink';
export { SourceBadge, type SourceKind } from './SourceBadge';
export { StatusTag, type Tone } from './StatusTag';
export { type ChosenShortcut, chooseKeys } from './shortcutChoices';
export {
  combinationOf,
  combinationProblem,
  conflictsOf,
  productShortcuts,
  type Shortcut,
} from './shortcutRules';
export { listShortcuts, usePageKeys, useShortcutKey, useShortcutList } from './shortcuts';
export { type Sort, sortRows } from './sortRules';
export { type Tab, Tabs } from './Tabs';
export { TextArea, TextField } from './TextField';
export {
  FieldNote,
  type FieldNoteProps,
  type FieldPlace,
  HereToo,
  provideTogether,
  type RecordPlace,
  type TogetherParts,
  useTyping,
} from './together';
export { watchTranslation } from './translationWatch';
export { useHiddenSelection } from './useHiddenSelection';
export { type KeyVerbs, useNamedKey, useOpenEditor, useSingleKeys } from './useSingleKeys';
export { VisuallyHidden } from './VisuallyHidden';
