import { useMay } from '@steps/business';
import { undo, useOpenClientId } from '@steps/platform';
import { Segmented, SelectField } from '@steps/platform/fields';
import { announce, CopyButton, Grid, notify, Row, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { CircleAlert, CircleCheck, Play } from 'lucide-react';
import { useState } from 'react';
import { type ApiAnswer, answerRequest } from './answerRequest';
import styles from './documentation.module.css';
import { type Endpoint, type Parameter, testKey } from './endpoints';
import { bodyOf, type CodeLanguage, codeLanguages, filledIn, requestCode } from './requestCode';

type Values = Readonly<Record<string, string>>;
type Key = 'test' | 'none';

interface Answered extends ApiAnswer {
  /** How long it took, ms. */
  readonly took: number;
}

/** Runs a request against the records of the open business. Nothing leaves the browser. */
export function ApiConsole({ endpoint }: { readonly endpoint: Endpoint }) {
  const client = useOpenClientId();
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(endpoint.parameters.map(({ name, sample = '' }) => [name, sample])),
  );
  const [key, setKey] = useState<Key>('test');
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const [answer, setAnswer] = useState<Answered>();
  const mayRun = useMay()('add', endpoint.id === 'create-campaign' ? 'marketing' : 'crm') || endpoint.method === 'GET';
  const code = requestCode(language, endpoint, values);

  const run = () => {
    const next = answered(endpoint, values, key);
    setAnswer(next);
    announce(`${next.status} ${statusWord(next.status)}`);
    if (next.status !== 201) return;
    notify({
      title: endpoint.id === 'add-contact' ? 'Contact added' : 'Campaign added',
      description: 'The request wrote to your own records.',
      action: { label: 'Undo', onClick: () => void undo() },
    });
  };

  return (
    <section className={styles.console} aria-label="Try it">
      <Row as="header" gap={2} align="center" justify="between" wrap paddingY={3} paddingX={4} divider="below">
        <h2>Try it</h2>
        <Segmented
          label="Key"
          hideLabel
          options={[
            { value: 'test', label: 'Test key' },
            { value: 'none', label: 'No key' },
          ]}
          value={key}
          onChange={setKey}
        />
      </Row>
      <Grid min={150} gap={3} padding={4} className={styles.values}>
        {endpoint.parameters.map((parameter) => (
          <Value
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name] ?? ''}
            onChange={(value) => setValues({ ...values, [parameter.name]: value })}
          />
        ))}
      </Grid>
      <div className={styles.code}>
        <Row gap={2} align="center" justify="between" wrap paddingY={2} paddingX={4}>
          <Segmented
            label="Language"
            hideLabel
            options={codeLanguages.map((name) => ({ value: name, label: name }))}
            value={language}
            onChange={setLanguage}
          />
          <CopyButton text={code} label="Copy request" iconOnly />
        </Row>
        <CodeText text={code} label="Request" />
      </div>
      <Row gap={3} rowGap={2} align="center" wrap paddingY={3} paddingX={4} size={13}>
        <Button type="primary" icon={<Play size={16} aria-hidden />} onClick={run} disabled={!client || !mayRun}>
          Run request
        </Button>
        <span className="s-faint">
          {!client
            ? 'Open a business first: the console answers from its records.'
            : mayRun
              ? 'Answered here, from your own records.'
              : 'Your role does not let you add what this request adds.'}
        </span>
      </Row>
      {answer && <Answer answer={answer} />}
    </section>
  );
}

interface ValueProps {
  readonly parameter: Parameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Value({ parameter: { name, choices, required, standard }, value, onChange }: ValueProps) {
  if (choices) {
    return (
      <SelectField
        label={name}
        value={value}
        onChange={onChange}
        required={required ?? false}
        options={[
          ...(required ? [] : [{ value: '', label: 'Any' }]),
          ...choices.map((one) => ({ value: one, label: one })),
        ]}
      />
    );
  }
  return (
    <TextField
      label={name}
      required={required}
      placeholder={standard === undefined ? 'Any' : String(standard)}
      value={value}
      onChange={onChange}
    />
  );
}

function Answer({ answer: { status, body, took } }: { readonly answer: Answered }) {
  const text = JSON.stringify(body, null, 2);
  const Icon = status < 400 ? CircleCheck : CircleAlert;
  return (
    <div className={styles.code}>
      <Row gap={2} align="center" justify="between" wrap paddingY={2} paddingX={4}>
        <Row
          as="span"
          inline
          gap={2}
          align="center"
          tone="success"
          weight={500}
          className={styles.status}
          data-failed={status >= 400 || undefined}
        >
          <Icon size={16} aria-hidden />
          {status} {statusWord(status)}
          <span className="s-faint">{Math.max(1, Math.round(took))} ms</span>
        </Row>
        <CopyButton text={text} label="Copy answer" iconOnly />
      </Row>
      <CodeText text={text} label="Answer" />
    </div>
  );
}

const CodeText = ({ text, label }: { readonly text: string; readonly label: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard
  <section className={styles.lines} aria-label={label} tabIndex={0}>
    <pre>
      <code>{text}</code>
    </pre>
  </section>
);

function answered(endpoint: Endpoint, values: Values, key: Key): Answered {
  const start = performance.now();
  const answer = answerRequest({
    method: endpoint.method,
    path: endpoint.path,
    ...(key === 'test' ? { authorization: `Bearer ${testKey}` } : {}),
    ...(endpoint.method === 'GET'
      ? { query: Object.fromEntries(filledIn(values)) }
      : { body: bodyOf(endpoint, values) }),
  });
  return { ...answer, took: performance.now() - start };
}

const statusWords: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
};
const statusWord = (status: number): string => statusWords[status] ?? '';
