import { type PaneId, paneIds } from './paneRules';
import { RovingTabs } from './RovingTabs';
import styles from './record.module.css';

const labels: Readonly<Record<PaneId, string>> = { activity: 'Activity', details: 'Details', related: 'Related' };
const sides: Readonly<Record<PaneId, string>> = { activity: 'centre', details: 'left', related: 'right' };

interface PaneTabsProps {
  /** Prefix of the ids of tabs and panes. */
  readonly id: string;
  readonly noun: string;
  readonly open: PaneId;
  readonly onOpen: (pane: PaneId) => void;
}

/** Chooses the pane to show if there is room for only one. */
export const PaneTabs = ({ id, noun, open, onOpen }: PaneTabsProps) => (
  <RovingTabs
    label={`Sections of the ${noun}`}
    className={styles.tabs ?? ''}
    tabs={paneIds.map((pane) => ({
      value: pane,
      id: `${id}-tab-${pane}`,
      controls: `${id}-${sides[pane]}`,
      children: labels[pane],
    }))}
    value={open}
    onChange={onOpen}
  />
);
