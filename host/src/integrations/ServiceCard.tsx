import { useMay } from '@steps/business';
import type { IntegrationCard } from '@steps/platform/host';
import { DateText, Row, Section, Split, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import type { ConnectionLine } from './connection';
import { logConnection, useConnectionLog } from './connectionState';
import styles from './integrations.module.css';

interface ServiceCardProps extends IntegrationCard {
  readonly service: string;
  readonly title: string;
  readonly purpose: string;
}

/** A service: how it does, what can be done with it, a test, its log, and the way to end it. */
export function ServiceCard(props: ServiceCardProps) {
  const { service, title, purpose, state, needsServer, test, connect, disconnect, actions, children } = props;
  const { lines } = useConnectionLog(service);
  const may = useMay()('change', 'integrations');
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      logConnection(service, true, await work());
    } catch (error) {
      logConnection(service, false, errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const [last, ...earlier] = lines;
  return (
    <Section title={title} purpose={purpose} actions={<StatusTag tone={state.tone}>{state.label}</StatusTag>}>
      <Stack gap={4} bound alignContent="start">
        {children}
        {needsServer && <p className="s-muted">{needsServer}</p>}
        {(connect || test || disconnect || actions) && (
          <Row gap={2} align="center" wrap>
            {actions}
            {connect && (
              <Button type="primary" disabled={!may} onClick={connect.run}>
                {connect.label}
              </Button>
            )}
            {test && (
              <Button loading={busy} onClick={() => void run(test.run)}>
                {test.label}
              </Button>
            )}
            {disconnect && (
              <Button danger type="text" disabled={!may} onClick={disconnect.run}>
                {disconnect.label}
              </Button>
            )}
          </Row>
        )}
        <div className={styles.last} aria-live="polite">
          {last && <LogLine line={last} />}
        </div>
        {earlier.length > 0 && (
          <details className={styles.log}>
            <summary>
              Log of {title.toLowerCase()}: {earlier.length} earlier {earlier.length === 1 ? 'line' : 'lines'}
            </summary>
            <ol className="s-plain">
              {earlier.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same at one time; they never move.
                <li key={`${line.at} ${at}`}>
                  <LogLine line={line} />
                </li>
              ))}
            </ol>
          </details>
        )}
      </Stack>
    </Section>
  );
}

function LogLine({ line: { at, ok, text } }: { readonly line: ConnectionLine }) {
  return (
    <Split lead gap={2} align="start" paddingY={2} size={13} breakWords className={styles.line}>
      {ok ? (
        <Check size={16} aria-label="Done" />
      ) : (
        <CircleAlert size={16} aria-label="Failed" className={styles.failed} />
      )}
      <span data-own>
        {text}{' '}
        <span className="s-faint">
          · <DateText value={at} />
        </span>
      </span>
    </Split>
  );
}
