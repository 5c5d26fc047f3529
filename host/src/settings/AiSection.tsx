import { useAiConnection } from '@steps/shared/ai';
import { AiEngineChoice } from './AiEngineChoice';
import { AiLimits } from './AiLimits';
import { AiModels } from './AiModels';
import { AiServer } from './AiServer';
import { AiUsage } from './AiUsage';

/** Which engine does the AI tasks, the model server when one is connected, and what it may use. */
export function AiSection() {
  const { engine } = useAiConnection();
  return (
    <>
      <AiEngineChoice />
      <AiServer />
      {engine === 'openai-compatible' && <AiModels />}
      <AiLimits />
      <AiUsage />
    </>
  );
}
