import { Grid, Stack, Text } from '@steps/platform/ui';
import { useMemo } from 'react';
import type { NamedColour } from '../brand/brandTheme';
import { type ColourPair, colourPairs, type PairUse, pairUses, ratioText } from './brandColourRules';
import styles from './ContrastPairs.module.css';

const uses: readonly PairUse[] = ['all', 'text', 'large', 'none'];

/** Each two colours with their contrast, by what they are good for. */
export function ContrastPairs({ colours }: { readonly colours: readonly NamedColour[] }) {
  const pairs = useMemo(() => colourPairs(colours), [colours]);
  if (pairs.length === 0) return <p className="s-faint">Choose a colour to see where it can be read.</p>;
  return (
    <Stack as="section" gap={3} className={styles.pairs} aria-label="Contrast">
      <h3>Contrast</h3>
      {uses.map((use) => {
        const some = pairs.filter((pair) => pair.use === use);
        return (
          some.length > 0 && (
            <Stack key={use} gap={2} className={styles.group}>
              <h4>{pairUses[use]}</h4>
              <Grid as="ul" min={260} fill gap={4} rowGap={2} plain>
                {some.map((pair) => (
                  <Pair key={`${pair.one.colour} ${pair.other.colour}`} pair={pair} />
                ))}
              </Grid>
            </Stack>
          )
        );
      })}
      <details className="s-faint">
        <summary>How this is counted</summary>
        <p>
          WCAG 2.2: 7 to 1 for AAA, 4.5 to 1 for text, 3 to 1 for text from 24 px (bold from 19 px), icons and borders.
        </p>
      </details>
    </Stack>
  );
}

const Pair = ({ pair: { one, other, ratio, use } }: { readonly pair: ColourPair }) => (
  <li className={styles.pair}>
    <Sample on={one.colour} colour={other.colour} use={use} />
    <Sample on={other.colour} colour={one.colour} use={use} />
    <Text as="span" paddingStart={1} breakWords>
      {one.name} and {other.name}
    </Text>
    <Text as="span" tone="muted" tabular>
      {ratioText(ratio)} to 1
    </Text>
  </li>
);

interface SampleProps {
  readonly on: string;
  readonly colour: string;
  readonly use: PairUse;
}

/** What the pair is good for: small text, large text, or shapes alone. */
const Sample = ({ on, colour, use }: SampleProps) => (
  <Stack
    as="span"
    align="center"
    justifyItems="center"
    weight={600}
    className={styles.sample}
    data-use={use}
    style={{ background: on, color: colour }}
    aria-hidden
  >
    {use === 'none' ? <span className={styles.shape} /> : 'Aa'}
  </Stack>
);
