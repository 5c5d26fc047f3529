import { type LinkStatus, leaveTeam, type TeamConnection, useTeam } from '@steps/journal/team';
import { counted, flush } from '@steps/platform';
import { confirm, DateText, notify, ProgressBar, Section, Stack, StatusTag, type Tone } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { HeldChanges } from './HeldChanges';
import { TeamDevices } from './TeamDevices';
import { TeamRecovery } from './TeamRecovery';
import styles from './team.module.css';
import { WhoIsHere } from './WhoIsHere';

interface TeamStatusProps {
  readonly name: string;
  readonly connection: TeamConnection;
}

/** How the business and its server are getting on. */
export function TeamStatus({ name, connection }: TeamStatusProps) {
  const { status, elsewhere } = useTeam();
  // The server lets this device in no more. If it was the owner's, what it would do as such reaches nobody.
  const shutOut = status?.fault === 'closed';
  return (
    <>
      <Section title="Server" purpose={`${name} is on ${connection.address} too, encrypted.`}>
        <Stack bound gap={4} maxWidth={480}>
          {elsewhere ? (
            <p>Another tab of this browser sends and receives.</p>
          ) : (
            status && <Progress status={status} role={connection.role?.name} />
          )}
          <Leave name={name} waiting={status?.waiting ?? 0} />
        </Stack>
      </Section>
      {!shutOut && <WhoIsHere />}
      <TeamDevices name={name} connection={connection} shutOut={shutOut} />
      {connection.owner && !shutOut && <TeamRecovery name={name} saved={connection.recovery} />}
    </>
  );
}

const states: Readonly<Record<LinkStatus['state'], readonly [tone: Tone, word: string]>> = {
  connecting: ['info', 'Connecting'],
  reading: ['info', 'Receiving'],
  sending: ['info', 'Sending'],
  connected: ['success', 'Connected'],
  away: ['warning', 'Not connected'],
};

interface ProgressProps {
  readonly status: LinkStatus;
  /** What this device was given; everything without one. */
  readonly role: string | undefined;
}

function Progress({ status, role }: ProgressProps) {
  const { state, waiting, done, total, synced, fault, problem, tooLarge, locked, refused, failed } = status;
  const [tone, word] = states[state];
  const held = refused + tooLarge + failed;
  const onTheWay = waiting - held;
  const moving = (state === 'reading' || state === 'sending') && total > 0;
  return (
    <>
      <div role="status">
        <StatusTag tone={tone}>{word}</StatusTag>
      </div>
      {/* What is below stays where it is while records come and go: a press is not to miss its button. */}
      <div className={styles.moving}>
        {moving && <ProgressBar label={word} value={(Math.min(done, total) / total) * 100} />}
      </div>
      {fault === 'closed' && (
        <p>
          {problem} Nothing more is sent or received. Your records stay in this browser, and you can go on working here.
          To come back, leave the server and ask the owner for a new invitation: the business then comes again, beside
          this copy.
        </p>
      )}
      {state === 'away' && fault !== 'newer' && fault !== 'closed' && (
        <p>{problem} Work goes on here; Steps tries again by itself.</p>
      )}
      {state === 'away' && fault === 'newer' && <NewerSteps problem={problem} />}
      {fault === 'closed' ? (
        onTheWay > 0 && <p>{counted(onTheWay, 'record')} not sent: in this browser alone.</p>
      ) : (
        <p>{onTheWay > 0 ? `${records(onTheWay)} to be sent.` : 'Nothing waits to be sent.'}</p>
      )}
      {locked > 0 && (
        <p>
          At least {records(locked)} not readable {role ? `with the role “${role}”` : 'with the keys of this device'}.
          They stay on the server as they are.
        </p>
      )}
      {held > 0 && <HeldChanges />}
      <p className="s-muted">
        Last synced: {synced === undefined ? 'not yet' : <DateText value={new Date(synced).toISOString()} />}
      </p>
    </>
  );
}

/** Rows of a later version would not be understood here. */
function NewerSteps({ problem }: Pick<LinkStatus, 'problem'>) {
  const reload = () => {
    flush().then(
      () => window.location.reload(),
      (error: unknown) => notify({ tone: 'destructive', title: 'Not reloaded', description: errorText(error) }),
    );
  };
  return (
    <>
      <p>{problem} Work goes on here until then.</p>
      <div>
        <Button onClick={reload}>Reload Steps</Button>
      </div>
    </>
  );
}

const records = (count: number): string => counted(count, 'record is', 'records are');

function Leave({ name, waiting }: { readonly name: string; readonly waiting: number }) {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    const unsent = waiting > 0 ? ` ${records(waiting)} not sent yet and will be on this device only.` : '';
    const sure = await confirm({
      title: `Take ${name} off the server?`,
      text: `All records stay in this browser, and what was sent stays on the server.${unsent}`,
      action: 'Leave the server',
    });
    if (!sure) return;
    setBusy(true);
    try {
      await leaveTeam();
      notify({ title: 'Left the server', description: `${name} is in this browser alone.` });
    } catch (error) {
      setBusy(false);
      notify({ tone: 'destructive', title: 'The server was not left', description: errorText(error) });
    }
  };
  return (
    <div>
      <Button loading={busy} onClick={() => void leave()}>
        Leave the server
      </Button>
    </div>
  );
}
