import { testConnection } from '@steps/assistant/host';
import { type EngineId, useAiConnection } from '@steps/business/ai';
import { chooseEngine } from '@steps/business/host';
import { counted } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { attempt, ButtonLink } from '@steps/platform/ui';
import { errorText } from '../gate/errorText';
import { logConnection } from './connectionState';
import { ServiceCard } from './ServiceCard';

/** Who does the AI tasks. Its address, key and limits are in the settings. */
export function EnginesCard() {
  const { engine, baseUrl } = useAiConnection();
  const server = engine === 'openai-compatible';
  return (
    <ServiceCard
      service="engines"
      title="AI engine"
      purpose="The built-in engine works without a network. A model server of your choice can take its place."
      state={
        engine === 'openai-compatible'
          ? { label: `Connected: ${new URL(baseUrl).host}`, tone: 'success' }
          : { label: without[engine], tone: 'neutral' }
      }
      needsServer="A model server is a program on this computer (Ollama, LM Studio), one in your network, or a paid service."
      test={{ label: 'Test the engine', run: () => test(server, baseUrl) }}
      disconnect={server ? { label: 'Disconnect server', run: backToBuiltIn } : undefined}
      actions={
        <ButtonLink to={paths.module.href('settings', { section: 'ai' })}>
          {server ? 'Engine, models and limits' : 'Connect a model server'}
        </ButtonLink>
      }
    />
  );
}

/** What works without a connection. */
const without: Record<Exclude<EngineId, 'openai-compatible'>, string> = {
  'built-in': 'Built-in engine',
  browser: 'The browser’s own model',
  local: 'Model on this device',
};

async function test(server: boolean, baseUrl: string): Promise<string> {
  if (!server) return 'Test: the engine in use connects to nothing';
  const found = await testConnection({ baseUrl });
  if (!found.ok) throw new Error(`${found.problem} ${found.advice}`.trim());
  return `Test: the server answers, with ${counted(found.models.length, 'model')}`;
}

function backToBuiltIn(): void {
  attempt({ title: 'Not saved', description: errorText }, () => {
    chooseEngine('built-in');
    logConnection('engines', true, 'Disconnected: the built-in engine does the tasks again');
  });
}
