import type { BadBytes, TextReading } from '../core/text/decodeText';
import { encodingExamples } from '../core/text/encodingExamples';
import { type Encoding, encodingLabel } from '../core/text/encodings';
import { ChoiceField } from '../ui';
import { Stack, Text } from '../ui/Layout';
import styles from './TextReadingField.module.css';

interface TextReadingFieldProps {
  readonly reading: TextReading;
  /** The person knows better how the file is written. */
  readonly onChoose: (encoding: Encoding) => void;
}

/** How the letters of a file were read, where that was a guess or some could not be: with examples, and a choice. */
export function TextReadingField({ reading, onChoose }: TextReadingFieldProps) {
  const { bad, badCount, encoding, sample, sure } = reading;
  if (sure === 'certain' && badCount === 0) return null;
  const examples = encodingExamples(sample);
  const offered = examples.some((one) => one.encoding === encoding)
    ? examples
    : [{ encoding, label: encodingLabel(encoding), words: '' }, ...examples];
  const more = badCount - Math.min(bad.length, shown);
  return (
    <Stack gap={2} breakWords className={styles.reading}>
      {badCount > 0 && (
        <div role="status">
          <p>
            {badCount === 1 ? 'One sign' : `${badCount.toLocaleString('en-GB')} signs`} could not be read; each is now
            “�”.
          </p>
          <Text as="ul" paddingStart={4} tone="muted">
            {bad.slice(0, shown).map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              <li key={at}>{placeOf(one)}</li>
            ))}
            {more > 0 && <li>And {more.toLocaleString('en-GB')} more.</li>}
          </Text>
        </div>
      )}
      <ChoiceField
        label="Letters are read as"
        help={
          sure === 'guessed' && 'The file does not say, so this is a guess. Choose the line whose words look right.'
        }
        value={encoding}
        onChange={onChoose}
        options={offered.map(({ encoding: one, label, words }) => ({
          value: one,
          label: words ? `${label}: ${words}` : label,
        }))}
      />
    </Stack>
  );
}

/** Places that are named; the rest is counted. */
const shown = 5;

const placeOf = ({ line, bytes, around }: BadBytes) =>
  `Line ${line.toLocaleString('en-GB')}: “${around}”${bytes ? ` (byte ${bytes})` : ''}`;
