import { connectTeam, testServer } from '@steps/journal/team';
import { notify, Row, Section, Stack, StatusTag, TextArea, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '../gate/errorText';

type Tested = { readonly ok: boolean; readonly text: string };

/** Address of a person's own server; it is used only once it has answered. */
export function TeamServerForm({ name }: { readonly name: string }) {
  const [server, setServer] = useState({ address: '', code: '' });
  const [busy, setBusy] = useState(false);
  const [tested, setTested] = useState<Tested>();
  const change = (fields: Partial<typeof server>) => {
    setServer({ ...server, ...fields });
    setTested(undefined);
  };
  const ask = async (connect: boolean) => {
    setBusy(true);
    setTested(undefined);
    try {
      const { version, nodes } = await testServer(server);
      if (connect) {
        await connectTeam(server);
        notify({ title: 'Server connected', description: `${name} is being sent to it.` });
        return;
      }
      setTested({ ok: true, text: `The server answers: NATS ${version}${nodes ? ', several nodes' : ''}` });
    } catch (error) {
      setTested({ ok: false, text: errorText(error) });
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(true);
  };
  return (
    <Section
      title="Server"
      purpose={`${name} is in this browser alone, and that is enough to work. With a NATS server of your own it can be on several devices at once.`}
    >
      <Stack as="form" bound gap={4} maxWidth={480} noValidate onSubmit={submit}>
        <TextField
          label="Address"
          help="It begins with wss://, or with ws:// on this computer. Of a server of several nodes, enter all addresses, with commas between."
          required
          spellCheck={false}
          placeholder="ws://localhost:4280"
          value={server.address}
          onChange={(value) => change({ address: value })}
        />
        <TextArea
          label="Owner's code"
          help="The server shows it once, at its first start. It decides who comes in, and stays in this browser. Empty for a server that another business here was connected to."
          required
          spellCheck={false}
          autoComplete="off"
          value={server.code}
          onChange={(value) => change({ code: value })}
        />
        <p className="s-muted">
          The server keeps the records encrypted; it has no key to read them. Settings, brand and passphrase stay on
          each device.
        </p>
        <Row gap={2} align="center" wrap>
          <Button type="primary" htmlType="submit" loading={busy}>
            Connect server
          </Button>
          <Button disabled={busy} onClick={() => void ask(false)}>
            Test connection
          </Button>
        </Row>
        <div aria-live="polite">{tested && <TestResult {...tested} />}</div>
      </Stack>
    </Section>
  );
}

function TestResult({ ok, text }: Tested) {
  if (ok) return <StatusTag tone="success">{text}</StatusTag>;
  return (
    <Stack gap={4} bound alignContent="start">
      <div>
        <StatusTag tone="danger" icon={CircleAlert}>
          Not connected
        </StatusTag>
      </div>
      <p>{text}</p>
    </Stack>
  );
}
