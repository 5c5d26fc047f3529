import type { AiResult, AiResultEvent } from '@steps/business';
import { WordDiff } from '@steps/business/results';
import { DateText, Section, Stack, Text } from '@steps/platform/ui';
import styles from './review.module.css';

/** What each action is called, after the actor's name. */
const actions: Readonly<Record<string, string>> = {
  recorded: 'made it',
  approved: 'approved it',
  modified: 'approved it with changes',
  rejected: 'rejected it',
  read: 'approved it as first reader',
  released: 'released it',
  reopened: 'put it back into the queue',
  commented: 'commented',
  assigned: 'assigned it',
  regenerated: 'asked for another version',
  applied: 'wrote it to a record',
  undone: 'took that back',
  redone: 'did that again',
};

/** Everything that happened to an entry, newest first. */
export function ReviewTrail({ result }: { readonly result: AiResult }) {
  const events = result.history.map((event, at) => ({ event, at })).toReversed();
  return (
    <Section title="Trail" purpose="Kept permanently: nothing here is ever removed.">
      <Stack as="ol" gap={3} plain>
        {events.map(({ event, at }) => (
          <li key={at}>
            <Event event={event} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Event({ event }: { readonly event: AiResultEvent }) {
  const { at, actor, device, action, note, before, after } = event;
  return (
    <>
      <p>
        <strong>{actor === 'built-in' ? 'The built-in engine' : actor}</strong> {actions[action] ?? action}{' '}
        {device && device !== actor && <span className="s-faint">on {device} </span>}
        <span className="s-faint">· </span>
        <span className="s-faint">
          <DateText value={at} />
        </span>
      </p>
      {note && (
        <Text breakWords whiteSpace="pre-wrap" tone="muted">
          {note}
        </Text>
      )}
      {before !== undefined && after !== undefined && (
        <details>
          <summary className={styles.summary}>What was changed</summary>
          <WordDiff before={before} after={after} />
        </details>
      )}
    </>
  );
}
