import { useActiveClient } from '@steps/business';
import { BarList } from '@steps/platform/charts';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { IconButton, lazyPart, Popover, Row, Stack, Text } from '@steps/platform/ui';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { type QueryPart, queryParts, withoutPart } from '../reading/queryParts';
import messageStyles from './Messages.module.css';
import { askAgain, askChoice, queryOf } from './queryAnswers';
import styles from './ReadingChips.module.css';
import type { Message } from './thread';

// What a part is changed with is fetched when somebody changes one.
const PartEditor = lazyPart(async () => (await import('./PartEditor')).PartEditor);

/** How a question was read, part by part: each can be taken away or changed, and the answer follows. */
export function ReadingChips({ message }: { readonly message: Message }) {
  const isSample = useActiveClient()?.sample;
  const { reading } = message;
  if (!reading) return null;
  const query = queryOf(reading);
  const tool = message.lookUps?.find(({ failed, tool: name }) => !failed && !name.endsWith('_vocabulary'))?.tool;
  const title = reading.parts.join(' · ');
  // The words are those of the moment; only the order is worked out again.
  const parts = queryParts(query, [], new Date()).map((part, at) => ({ ...part, text: reading.parts[at] ?? '' }));
  const remove = async (part: QueryPart, chips: HTMLElement | null) => {
    await askAgain(message, withoutPart(query, part));
    // What was pressed went away with its part; the keyboard stays among those that are left.
    if (chips && document.activeElement === document.body) chips.querySelector('button')?.focus();
  };
  return (
    <Row as="fieldset" bare wrap align="center" gap={2} rowGap={1} size={12} aria-label="How the question was read">
      {parts.map((part, at) => (
        <Row
          as="span"
          key={`${part.of} ${part.at ?? ''}`}
          inline
          align="center"
          background="sunken"
          maxWidth="full"
          className={styles.chip}
        >
          {part.of === 'noun' ? (
            <strong>{part.text}</strong>
          ) : (
            <Changeable message={message} at={at} text={part.text} />
          )}
          {part.of !== 'noun' && (
            <IconButton
              label={`Remove ${part.text}`}
              icon={X}
              onClick={({ currentTarget }) => void remove(part, currentTarget.closest('fieldset'))}
            />
          )}
        </Row>
      ))}
      {isSample && (
        <Text as="span" tone="muted">
          Sample data
        </Text>
      )}
      {reading.list && <Link to={reading.list}>Open as a list</Link>}
      {tool && (
        <Link to={paths.module.href('analytics', { question: JSON.stringify({ tool, query: reading.query, title }) })}>
          Add to a board
        </Link>
      )}
      {reading.unlisted && (
        <Text as="span" tone="muted">
          No list view: lists cannot filter by {reading.unlisted}
        </Text>
      )}
    </Row>
  );
}

function Changeable({ message, at, text }: { readonly message: Message; readonly at: number; readonly text: string }) {
  return (
    <Popover label={`Change ${text}`} className={styles.part ?? ''} arrow={false} trigger={text}>
      {(close) => (
        <Suspense fallback={<p className={`s-faint ${styles.editor}`}>Loading</p>}>
          <PartEditor message={message} at={at} onDone={close} />
        </Suspense>
      )}
    </Popover>
  );
}

/** Whether the groups of an answer are drawn as bars. */
const hasBars = ({ reading }: Message): boolean => (reading?.groups?.length ?? 0) >= 2;

/** The words of an answer above its bars, which tell its groups already, and those below. */
export function textAroundBars(message: Message): readonly [above: string, below: string] {
  const lines = hasBars(message) ? groupLines.exec(message.text) : null;
  if (!lines) return [message.text, ''];
  const { index } = lines;
  return [`${message.text.slice(0, index)}.`, message.text.slice(index + lines[0].length).trim()];
}

const groupLines = /:\n\n(?:- .*: \*\*.*\*\*(?: \([\d,]+\))?(?:\n|$))+/;

/** An answer with how its question was read, to be pasted elsewhere. */
export const copiedText = ({ text, reading }: Message): string =>
  reading ? `${reading.parts.join(' · ')}\n\n${text}` : text;

/** What groups an answer has, as bars. */
export function ReadingBars({ message }: { readonly message: Message }) {
  const { reading } = message;
  if (!reading?.groups || !hasBars(message)) return null;
  const bars = reading.groups.map(({ name, value, shown }) => ({ id: name, label: name, value, display: shown }));
  return <BarList label={reading.parts.join(' · ')} bars={bars} />;
}

/** Readings to choose from, where there were two or none that used all words. */
export function ReadingChoices({ message }: { readonly message: Message }) {
  const { choices = [] } = message;
  if (choices.length === 0) return null;
  return (
    <Stack gap={2} align="start">
      {message.reading && <p className="s-faint">You may also have meant:</p>}
      {choices.map(({ label, query }) => (
        <button
          key={label}
          type="button"
          className={messageStyles.chip}
          onClick={() => void askChoice(message, label, queryOf({ query }))}
        >
          {label}
        </button>
      ))}
    </Stack>
  );
}
