import { connectServer } from '@steps/assistant';
import { type ConnectionTest, cleanKey, presetOf, serverPresets, testConnection } from '@steps/assistant/host';
import { useAiConnection } from '@steps/business/ai';
import { counted } from '@steps/platform';
import { SuggestField } from '@steps/platform/fields';
import { ChoiceField, notify, Row, Section, Stack, StatusTag, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AddressField } from '../forms/AddressField';
import { errorText } from '../gate/errorText';
import { useGate } from '../gate/gateState';
import { AiKey } from './AiKey';

/** Address, key and model of a model server; it is used only once it has answered. */
export function AiServer() {
  const { baseUrl, engine, offered } = useAiConnection();
  const enabled = engine === 'openai-compatible';
  const { encrypted } = useGate();
  const [address, setAddress] = useState(baseUrl);
  const [key, setKey] = useState('');
  const [keyError, setKeyError] = useState<string>();
  const [model, setModel] = useState('');
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<ConnectionTest>();
  const { busy, ask, stop } = useServerTest();

  const change = (text: string) => {
    setAddress(text);
    setError(undefined);
    setResult(undefined);
  };
  const test = async (connect: boolean) => {
    setError(undefined);
    setResult(undefined);
    const wrongKey = problemOf(() => cleanKey(key));
    setKeyError(wrongKey);
    if (wrongKey) return;
    // Kept apart from the fields: they may change while the server answers.
    const server = { baseUrl: address, key: key || undefined, model: model || undefined };
    try {
      const found = await ask(server);
      if (!found) return;
      setResult(found);
      if (!found.ok) return;
      // A test of the server in use shows its new models in the choices below.
      if (!connect && !(enabled && server.baseUrl === baseUrl && !key)) return;
      connectServer(server, found.models);
      if (!connect) return;
      setKey('');
      setModel('');
      notify({ title: 'Model server connected', description: `${found.models.length} models to choose from.` });
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void test(true);
  };
  return (
    <Section
      title="Model server"
      purpose="Any server with an OpenAI-compatible address: on this computer, in your network, or a service."
    >
      <Stack as="form" bound gap={4} maxWidth={480} noValidate onSubmit={submit}>
        <ChoiceField
          label="Kind of server"
          value={presetOf(address)?.id ?? 'other'}
          onChange={(value) => change(serverPresets.find(({ id }) => id === value)?.baseUrl ?? '')}
          options={[
            ...serverPresets.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'other', label: 'Another one' },
          ]}
        />
        <AddressField
          label="Address"
          help="It usually ends in /v1."
          placeholder="http://localhost:11434/v1"
          error={error}
          value={address}
          onChange={change}
        />
        <AiKey
          value={key}
          error={keyError}
          onChange={(text) => {
            setKey(text);
            setKeyError(undefined);
          }}
          encrypted={encrypted}
        />
        <SuggestField
          label="Chat model"
          help="Choose one, or enter its name. Without one, the first that can chat is used."
          required={false}
          value={model}
          onChange={setModel}
          suggestions={result?.ok ? result.models : address === baseUrl ? offered : []}
        />
        <Row gap={2} align="center" wrap>
          <Button type="primary" htmlType="submit" loading={busy}>
            Connect server
          </Button>
          {busy ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <Button onClick={() => void test(false)}>Test connection</Button>
          )}
        </Row>
        <div aria-live="polite">{result && <TestResult result={result} />}</div>
      </Stack>
    </Section>
  );
}

function problemOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (problem) {
    return errorText(problem);
  }
}

function TestResult({ result }: { readonly result: ConnectionTest }) {
  if (!result.ok) {
    return (
      <Stack gap={4} bound alignContent="start">
        <div>
          <StatusTag tone="danger" icon={CircleAlert}>
            The test failed
          </StatusTag>
        </div>
        <p>{result.problem}</p>
        {result.advice && <Text breakWords>{result.advice}</Text>}
      </Stack>
    );
  }
  const [answered] = result.models;
  return (
    <Stack gap={4} bound alignContent="start">
      <div>
        <StatusTag tone="success">The server answers: {counted(result.models.length, 'model')}</StatusTag>
      </div>
      <Text breakWords>Tested with {answered}.</Text>
    </Stack>
  );
}

/** One test at a time, which ends with the page. `ask` gives nothing when it was stopped. */
function useServerTest() {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (server: Parameters<typeof testConnection>[0]) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      const found = await testConnection(server, { signal: controller.signal });
      return controller.signal.aborted ? undefined : found;
    } finally {
      if (running.current === controller) setBusy(false);
    }
  };
  return { busy, ask, stop: () => running.current?.abort() };
}
