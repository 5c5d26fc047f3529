import { aiResults, approvedText, LookOnly } from '@steps/business';
import { ResultCard, type ResultView } from '@steps/business/results';
import { useRecords } from '@steps/platform';
import { Grid, Row, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Columns2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type PiecePart, pieces } from '../pieces/piece';
import { chosenId, variantName } from '../pieces/pieceRules';
import { chooseVariant, replaceResult } from '../pieces/pieceState';
import styles from './VariantGroup.module.css';

interface VariantGroupProps {
  /** What it is: "Subject Line". */
  readonly title: string;
  readonly pieceId: string;
  /** Name of the part in the piece. */
  readonly name: string;
  readonly part: PiecePart;
  /** The text in the shape of its kind. */
  readonly view?: ResultView;
  /** What there is to say about the text in use, under its card. */
  readonly facts?: (text: string) => ReactNode;
}

/** The variants of one part: one is in use, any other can be, and all can be seen side by side. */
export function VariantGroup({ title, pieceId, name, part, view, facts }: VariantGroupProps) {
  const id = useId();
  const [compared, setCompared] = useState(false);
  const results = useRecords(aiResults);
  const used = chosenId(part);
  const several = part.options.length > 1;
  const card = (resultId: string) => (
    <ResultCard
      key={resultId}
      resultId={resultId}
      view={view}
      onRegenerated={(next) => replaceResult(pieceId, name, resultId, next.id)}
    />
  );
  const textOf = (resultId: string) => {
    const result = results.find((one) => one.id === resultId);
    return result ? approvedText(result) : '';
  };
  if (used === undefined) return null;
  return (
    <Stack as="section" bound gap={2} aria-labelledby={id}>
      <Row as="header" gap={2} align="center" justify="between" minHeight={28}>
        <Text as="h2" size={14} id={id}>
          {title}
        </Text>
        {several && (
          <Button
            type="text"
            size="small"
            icon={<Columns2 size={14} aria-hidden />}
            aria-pressed={compared}
            onClick={() => setCompared(!compared)}
          >
            Side by side
          </Button>
        )}
      </Row>
      {several && (
        <LookOnly module={pieces.modules} hideNote>
          <Stack as="fieldset" gap="half" bare>
            <legend className="s-hidden">Versions of {title}</legend>
            {part.options.map((resultId, index) => (
              <label key={resultId} className={styles.variant}>
                <input
                  type="radio"
                  name={id}
                  checked={resultId === used}
                  onChange={() => chooseVariant(pieceId, name, resultId)}
                />
                <Text as="span" weight={600}>
                  {variantName(index)}
                </Text>
                <Text as="span" cut>
                  {firstLine(textOf(resultId))}
                </Text>
                <Text as="span" tone="muted" size={12} tabular>
                  {textOf(resultId).length.toLocaleString('en-GB')} characters
                </Text>
              </label>
            ))}
          </Stack>
        </LookOnly>
      )}
      {compared && several ? (
        <Grid min={280} gap={3} align="start">
          {part.options.map(card)}
        </Grid>
      ) : (
        card(used)
      )}
      {facts?.(textOf(used))}
    </Stack>
  );
}

/** The first line that says something: emails begin with a greeting. */
const firstLine = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim());
  return (lines.find((line) => line.length > 24) ?? lines[0] ?? '').trim();
};
