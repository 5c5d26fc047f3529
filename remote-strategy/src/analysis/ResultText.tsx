import { Popover, StatusTag } from '@steps/platform/ui';
import { CircleHelp } from 'lucide-react';
import styles from './ResultText.module.css';
import { type ResultLine, resultLines } from './resultLines';

interface ResultTextProps {
  readonly text: string;
  /** What the result was told, in the order of the numbers; left out where that is not known, and the number stays. */
  readonly facts?: readonly string[] | undefined;
  /** Its first line is what it concludes, and is set larger. */
  readonly lead?: boolean;
}

/** A phase's result with what each point rests on: numbered evidence, or the word that it is an assumption. */
export function ResultText({ text, facts, lead = true }: ResultTextProps) {
  return (
    <div className={styles.result}>
      {resultLines(text).map((line, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own and keep no state
        return <Line key={at} line={line} facts={facts} first={lead && at === 0} />;
      })}
    </div>
  );
}

interface LineProps {
  readonly line: ResultLine;
  readonly facts: readonly string[] | undefined;
  readonly first: boolean;
}

function Line({ line: { kind, text, evidence, assumption }, facts, first }: LineProps) {
  if (kind === 'heading') return <h4 className={styles.heading}>{text}</h4>;
  const known = evidence.filter((number) => facts?.[number - 1] !== undefined);
  return (
    <div className={kind === 'point' ? styles.point : first ? styles.first : styles.text}>
      <p>{text}</p>
      {known.map((number) => (
        <Popover
          key={number}
          label={`Evidence ${number}`}
          trigger={String(number)}
          arrow={false}
          className={styles.number}
        >
          <p className={styles.fact}>{facts?.[number - 1]}</p>
        </Popover>
      ))}
      {!facts && evidence.length > 0 && <span className="s-faint">{`Evidence ${evidence.join(', ')}`}</span>}
      {(assumption || (facts && evidence.length > 0 && known.length === 0)) && (
        <StatusTag tone="warning" icon={CircleHelp}>
          Assumption
        </StatusTag>
      )}
    </div>
  );
}
