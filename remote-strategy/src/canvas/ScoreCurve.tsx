import { Row, Section, Text } from '@steps/platform/ui';
import { SeriesLegend } from '../analytics/SeriesLegend';
import type { CanvasItem } from './canvas';
import styles from './ScoreCurve.module.css';

const series = ['own', 'others'] as const;

/** The strategy canvas itself: how much of each factor you and the others offer. Its numbers are on the board. */
export function ScoreCurve({ items }: { readonly items: readonly CanvasItem[] }) {
  const factors = items.filter(({ own, others }) => own !== undefined || others !== undefined);
  if (factors.length < 2) return null;
  return (
    <Section title="Curve" purpose="From 0 to 5. Where both lines run together, customers see no difference.">
      <SeriesLegend own="You" compared="Others" />
      <svg
        className={styles.curve}
        role="img"
        aria-label={`You and the others by factor: ${factors.map(({ text, own, others }) => `${text} ${own ?? 'none'} and ${others ?? 'none'}`).join(', ')}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        {series.map((key) => (
          <polyline
            key={key}
            data-series={key}
            vectorEffect="non-scaling-stroke"
            points={factors
              .flatMap((factor, at) => {
                const score = factor[key];
                return score === undefined ? [] : [`${((at + 0.5) / factors.length) * 100},${100 - score * 20}`];
              })
              .join(' ')}
          />
        ))}
      </svg>
      <Row size={12} aria-hidden>
        {factors.map(({ id, text }) => (
          <Text as="span" grow shrink paddingX="half" textAlign="center" breakWords key={id}>
            {text}
          </Text>
        ))}
      </Row>
    </Section>
  );
}
