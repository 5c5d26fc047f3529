import { DateText, Stack, StatusTag, Text } from '@steps/platform/ui';
import { CircleAlert, CircleCheck, CirclePause, Clock, Timer } from 'lucide-react';
import type { Ticket } from '../tickets';
import { clockOf, clockText, ruleText, type SlaClock, urgencyOf } from './slaRules';
import styles from './support.module.css';
import { useSupportSettings } from './supportSettingsState';

const titles = { firstReply: 'First reply', resolution: 'Solution' } as const;

/** Both targets, met or not, and the rules they follow. */
export function TicketClocks({ ticket, now }: { readonly ticket: Ticket; readonly now: number }) {
  const settings = useSupportSettings();
  const clocks = (['firstReply', 'resolution'] as const).flatMap((kind) => clockOf(ticket, kind, settings, now) ?? []);
  if (clocks.length === 0) return <p className="s-faint">No response targets here.</p>;
  return (
    <Stack gap={4} bound alignContent="start">
      <Stack as="ul" gap={3} className={`s-plain ${styles.clocks}`}>
        {clocks.map((clock) => (
          <li key={clock.kind}>
            <ClockState clock={clock}>{titles[clock.kind]}</ClockState>
            <span>
              {clockText(clock)}
              {clock.dueAt && (
                <span className="s-faint">
                  {' '}
                  (<DateText value={clock.dueAt} now={new Date(now)} />)
                </span>
              )}
            </span>
          </li>
        ))}
      </Stack>
      <Text as="details" size={13}>
        <summary>How this is counted</summary>
        {clocks.map(({ kind }) => (
          <Text marginTop={2} key={kind} className="s-muted">
            {ruleText(kind, ticket.priority, settings)}
          </Text>
        ))}
      </Text>
    </Stack>
  );
}

function ClockState({ clock, children }: { readonly clock: SlaClock; readonly children: string }) {
  if (clock.state === 'met') return <Tag tone="success" icon={CircleCheck} text={children} />;
  if (clock.state === 'paused') return <Tag tone="neutral" icon={CirclePause} text={children} />;
  const urgency = urgencyOf(clock);
  if (urgency === 'overdue') return <Tag tone="danger" icon={CircleAlert} text={children} />;
  if (urgency === 'soon') return <Tag tone="warning" icon={Timer} text={children} />;
  return <Tag tone="neutral" icon={Clock} text={children} />;
}

const Tag = ({ text, ...look }: { readonly text: string } & Omit<Parameters<typeof StatusTag>[0], 'children'>) => (
  <StatusTag {...look}>{text}</StatusTag>
);
