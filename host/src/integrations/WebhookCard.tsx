import { logEntries, useMay } from '@steps/business';
import { counted, useRecords } from '@steps/platform';
import { Box, CopyButton, confirm, Row, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { AddressField } from '../forms/AddressField';
import { errorText } from '../gate/errorText';
import { rightModules } from '../people/presets';
import {
  chooseModules,
  connectWebhook,
  disconnect,
  type OpenWebhook,
  resumeWebhook,
  useConnectionLog,
  useWebhook,
} from './connectionState';
import { ServiceCard } from './ServiceCard';
import { sendTest, sendWaiting } from './sendWebhooks';
import { waiting } from './webhookRules';

/** What happens in the workspace’s own settings is told nowhere. */
const modules = rightModules.filter(({ id }) => !['integrations', 'settings', 'permissions'].includes(id));
const atFirst = ['crm', 'calendar', 'sales', 'support'];

/** Tells an address of the user's own what changes. */
export function WebhookCard() {
  const webhook = useWebhook();
  const { pausedAt, nextAt } = useConnectionLog('webhooks');
  const failing = nextAt !== undefined && pausedAt === undefined;
  const end = async () => {
    const yes = await confirm({
      title: 'Disconnect the webhook?',
      text: 'Its secret and what waits to be sent are forgotten. A new connection gets another secret.',
      action: 'Disconnect webhook',
    });
    if (yes) disconnect('webhooks');
  };
  return (
    <ServiceCard
      service="webhooks"
      title="Webhook"
      purpose="Tells an address of your own what is added, changed and deleted, while Steps is open. Nothing is sent to anybody else."
      state={
        !webhook
          ? { label: 'Not connected' }
          : pausedAt
            ? { label: 'Paused', tone: 'danger' }
            : failing
              ? { label: 'Trying again', tone: 'warning' }
              : { label: 'Connected', tone: 'success' }
      }
      needsServer="It needs a server of yours that takes messages at an https address, or a program on this computer."
      test={webhook ? { label: 'Send a test', run: test } : undefined}
      disconnect={webhook ? { label: 'Disconnect webhook', run: () => void end() } : undefined}
    >
      {webhook ? <Connected webhook={webhook} /> : <ConnectForm />}
    </ServiceCard>
  );
}

async function test(): Promise<string> {
  const answer = await sendTest();
  if (!answer.ok) throw new Error(`The test failed: ${answer.text}`);
  return 'The test arrived';
}

function ConnectForm() {
  const may = useMay()('export', 'integrations');
  const [address, setAddress] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(atFirst);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      connectWebhook({ address, modules: chosen });
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <Stack as="form" bound gap={4} maxWidth={480} noValidate onSubmit={submit}>
      <AddressField
        label="Your address"
        placeholder="https://example.com/steps"
        error={error}
        value={address}
        onChange={(next) => {
          setAddress(next);
          setError(undefined);
        }}
      />
      <ModuleChoice chosen={chosen} onChange={setChosen} />
      {!may && <p className="s-muted">A webhook needs the right to export, which your role does not have.</p>}
      <div>
        <Button type="primary" htmlType="submit" disabled={!may}>
          Connect webhook
        </Button>
      </div>
    </Stack>
  );
}

function Connected({ webhook }: { readonly webhook: OpenWebhook }) {
  const may = useMay()('change', 'integrations');
  const log = useConnectionLog('webhooks');
  const count = waiting(useRecords(logEntries), log, webhook, Number.MAX_SAFE_INTEGER / 2).length;
  const [error, setError] = useState<string>();
  const choose = (next: readonly string[]) => {
    try {
      chooseModules(next);
      setError(undefined);
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  const again = () => {
    resumeWebhook();
    void sendWaiting();
  };
  return (
    <>
      <p data-own>
        Messages go to <code>{webhook.address}</code>, as JSON.{' '}
        {count > 0 && `${counted(count, 'step waits', 'steps wait')} to be sent.`}
      </p>
      {(log.pausedAt || log.nextAt) && (
        <Row gap={2} align="center" wrap>
          <span className="s-muted">
            {log.pausedAt
              ? 'It failed so often that Steps has stopped trying. Nothing is lost.'
              : 'The last message did not arrive. Steps tries again, each time after a longer pause.'}
          </span>
          <Button disabled={!may} onClick={again}>
            Try now
          </Button>
        </Row>
      )}
      {may && (
        <Row gap={2} align="center" wrap data-own>
          <span>Secret</span>
          <Text as="code" size={13} breakWords>
            {webhook.secret.slice(0, 10)}…
          </Text>
          <CopyButton text={webhook.secret} label="Copy secret" />
        </Row>
      )}
      <p className="s-muted">
        Each message has the header Steps-Signature: <code>t=…,v1=…</code>, the HMAC-SHA256 of t, a dot and the body
        with the secret. Your server has to allow this page (CORS) and that header.
      </p>
      <ModuleChoice chosen={webhook.modules} disabled={!may} error={error} onChange={choose} />
    </>
  );
}

interface ModuleChoiceProps {
  readonly chosen: readonly string[];
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

function ModuleChoice({ chosen, disabled = false, error, onChange }: ModuleChoiceProps) {
  return (
    <Box as="fieldset" bare disabled={disabled}>
      <legend className="s-field__label">Changes in</legend>
      <Row gap={2} align="center" wrap>
        {modules.map(({ id, title }) => (
          <Row as="label" key={id} gap={2} align="center" wrap>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
            {title}
          </Row>
        ))}
      </Row>
      {error && <p role="alert">{error}</p>}
    </Box>
  );
}
