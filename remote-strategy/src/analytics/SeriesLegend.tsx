import { Row } from '@steps/platform/ui';
import styles from './SeriesLegend.module.css';

interface SeriesLegendProps {
  /** What the whole line shows. */
  readonly own: string;
  /** What the dashed line shows. */
  readonly compared: string;
  readonly atEnd?: boolean;
}

/** Which line of a chart is which. Not read aloud: the chart says its figures. */
export const SeriesLegend = ({ own, compared, atEnd }: SeriesLegendProps) => (
  <Row gap={4} justify={atEnd ? 'end' : undefined} tone="muted" size={12} className={styles.legend} aria-hidden>
    <span>{own}</span>
    <span data-compared>{compared}</span>
  </Row>
);
