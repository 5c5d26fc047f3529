import { useAiConnection } from '@steps/business/ai';
import { AiEngineChoice } from './AiEngineChoice';
import { AiLimits } from './AiLimits';
import { AiModels } from './AiModels';
import { AiServer } from './AiServer';
import { AiUsage } from './AiUsage';
import { LocalModels } from './LocalModels';

/** Which engine does the AI tasks, the models kept here, the model server when one is connected, and what it may use. */
export function AiSection() {
  const { engine } = useAiConnection();
  return (
    <>
      <AiEngineChoice />
      <LocalModels />
      <AiServer />
      {engine === 'openai-compatible' && <AiModels />}
      <AiLimits />
      <AiUsage />
    </>
  );
}
