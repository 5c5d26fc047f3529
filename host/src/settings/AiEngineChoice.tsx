import { type BrowserModelState, browserModelState, downloadBrowserModel, presetOf } from '@steps/assistant/host';
import { type EngineId, useAiConnection } from '@steps/business/ai';
import { chooseEngine, modelFor } from '@steps/business/host';
import { notify, ProgressBar, Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../gate/errorText';
import styles from './aiSection.module.css';

/** Which of the four engines does the tasks, and whether the browser's own model can. */
export function AiEngineChoice() {
  const connection = useAiConnection();
  const { engine, baseUrl, local } = connection;
  const browser = useBrowserModel();
  const choose = (next: EngineId) => {
    chooseEngine(next);
    notify({
      title: `${names[next]} is used now`,
      description: 'Work in progress finishes with the engine it started with.',
    });
  };
  const server = baseUrl
    ? `${presetOf(baseUrl)?.name ?? 'Model server'}: ${modelFor(connection, 'copy') || 'no model'}`
    : 'Not set up yet: connect one below.';
  return (
    <Section
      title="Engine"
      purpose="A person reviews every result, whichever engine made it. Each result says which one did."
    >
      <Stack as="fieldset" bound gap={4} bare>
        <legend className="s-hidden">Engine</legend>
        <EngineOption id="built-in" chosen={engine} onChoose={choose} tag={<StatusTag tone="success">Ready</StatusTag>}>
          It works offline and sends nothing anywhere. It fills templates with your brief, business and brand, in your
          own words, and marks in square brackets what is missing; it knows nothing beyond that. Its results are
          labelled “Template” wherever they show.
        </EngineOption>
        <EngineOption
          id="browser"
          chosen={engine}
          onChoose={choose}
          disabled={browser.state !== 'available'}
          tag={<BrowserTag state={browser.state} />}
        >
          A small model that Chrome or Edge brings along. It works on this device and sends nothing anywhere; it writes
          shorter and thinks less far than a large model, and it looks nothing up in your records.
        </EngineOption>
        <BrowserDownload browser={browser} />
        <EngineOption
          id="local"
          chosen={engine}
          onChoose={choose}
          disabled={!local}
          tag={
            <StatusTag tone={local ? 'success' : 'neutral'}>{local || 'Not set up yet: keep a model below.'}</StatusTag>
          }
        >
          A model file that you choose, kept in this browser and run by it. It works without a network and sends nothing
          anywhere. How well it writes depends on the model; how fast, on this device.
        </EngineOption>
        <EngineOption
          id="openai-compatible"
          chosen={engine}
          onChoose={choose}
          disabled={!baseUrl}
          tag={<StatusTag tone={baseUrl ? 'info' : 'neutral'}>{server}</StatusTag>}
        >
          {baseUrl ? `Tasks go to ${baseUrl}` : 'Tasks go to a server that you choose'} with your brief, your business
          details and the facts a page adds. On this computer they stay with you; a service elsewhere receives them and
          may charge for it.
        </EngineOption>
      </Stack>
    </Section>
  );
}

const names: Record<EngineId, string> = {
  'built-in': 'The built-in engine',
  browser: 'The browser’s own model',
  local: 'The model on this device',
  'openai-compatible': 'The model server',
};
const labels: Record<EngineId, string> = {
  'built-in': 'Built-in engine',
  browser: 'Browser’s own model',
  local: 'Model on this device',
  'openai-compatible': 'Model server',
};

interface EngineOptionProps {
  readonly id: EngineId;
  readonly chosen: EngineId;
  readonly onChoose: (engine: EngineId) => void;
  readonly disabled?: boolean;
  readonly tag: ReactNode;
  readonly children: ReactNode;
}

function EngineOption({ id, chosen, onChoose, disabled = false, tag, children }: EngineOptionProps) {
  const help = useId();
  return (
    <Row gap={3} rowGap={1} align="center" wrap className={styles.enginesOne}>
      <label>
        <input
          type="radio"
          name="ai-engine"
          checked={chosen === id}
          // One that is in use stays choosable, so that the page never shows none.
          disabled={disabled && chosen !== id}
          aria-describedby={help}
          onChange={() => onChoose(id)}
        />
        {labels[id]}
      </label>
      {tag}
      <p id={help} className="s-muted">
        {children}
      </p>
    </Row>
  );
}

const browserTags: Record<BrowserModelState, { readonly tone: 'success' | 'info' | 'neutral'; readonly text: string }> =
  {
    available: { tone: 'success', text: 'Ready' },
    downloading: { tone: 'info', text: 'The browser is downloading it' },
    downloadable: { tone: 'info', text: 'Can be downloaded' },
    unavailable: { tone: 'neutral', text: 'Not on this device' },
    absent: { tone: 'neutral', text: 'Not in this browser' },
  };

function BrowserTag({ state }: { readonly state: BrowserModelState | undefined }) {
  if (!state) return <StatusTag tone="neutral">Asking the browser</StatusTag>;
  return <StatusTag tone={browserTags[state].tone}>{browserTags[state].text}</StatusTag>;
}

function BrowserDownload({ browser }: { readonly browser: ReturnType<typeof useBrowserModel> }) {
  const { state, percent, problem, download, stop } = browser;
  if (percent !== undefined) {
    return (
      <Stack gap={4} bound alignContent="start">
        <ProgressBar label="Downloading the browser’s model" value={percent} />
        <Row gap={2} align="center" wrap>
          <span>{percent} %</span>
          <Button onClick={stop}>Stop</Button>
        </Row>
      </Stack>
    );
  }
  return (
    <div aria-live="polite">
      {(state === 'downloadable' || state === 'downloading') && (
        <Button onClick={() => void download()}>Download the browser’s model</Button>
      )}
      {state === 'downloadable' && (
        <p className="s-faint">The browser keeps it, some gigabytes, for all sites; Steps does not see where from.</p>
      )}
      {problem && <p className="s-field__error">{problem}</p>}
    </div>
  );
}

function useBrowserModel() {
  const [state, setState] = useState<BrowserModelState>();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    let gone = false;
    void browserModelState().then((found) => !gone && setState(found));
    return () => {
      gone = true;
      running.current?.abort();
    };
  }, []);
  const download = async () => {
    const own = new AbortController();
    running.current = own;
    setProblem(undefined);
    setPercent(0);
    try {
      await downloadBrowserModel(setPercent, own.signal);
    } catch (failure) {
      setProblem(errorText(failure));
    }
    setPercent(undefined);
    setState(await browserModelState());
  };
  return { state, percent, problem, download, stop: () => running.current?.abort() };
}
