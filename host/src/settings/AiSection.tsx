import { chooseEngine, modelFor, presetOf, useAiConnection } from '@steps/shared/ai';
import { notify, Section, StatusTag } from '@steps/shared/ui';
import { Button } from 'antd';
import { AiModels } from './AiModels';
import { AiServer } from './AiServer';
import { AiUsage } from './AiUsage';
import './aiSection.css';

/** Which engine does the AI tasks, and the model server when one is connected. */
export function AiSection() {
  const enabled = useAiConnection().engine === 'openai-compatible';
  return (
    <>
      <AiEngine />
      <AiServer />
      {enabled && <AiModels />}
      <AiUsage />
    </>
  );
}

function AiEngine() {
  const connection = useAiConnection();
  const { baseUrl } = connection;
  const enabled = connection.engine === 'openai-compatible';
  const disconnect = () => {
    chooseEngine('built-in');
    notify({ title: 'The built-in engine is used again', description: 'The model server stays set up for later.' });
  };
  return (
    <Section title="Engine" purpose="A person reviews every result, whichever engine made it.">
      <div className="s-stack">
        {enabled ? (
          <>
            <div>
              <StatusTag tone="info">
                {presetOf(baseUrl)?.name ?? 'Model server'}: {modelFor(connection, 'copy') || 'no model'}
              </StatusTag>
            </div>
            <p>
              Tasks go to {baseUrl} with your brief, what this business says of itself, and the facts a page adds. On
              this computer they stay with you; a service elsewhere receives them and may charge for it.
            </p>
            <div>
              <Button onClick={disconnect}>Use the built-in engine</Button>
            </div>
          </>
        ) : (
          <>
            <div>
              <StatusTag tone="success">Built-in engine</StatusTag>
            </div>
            <p>
              It works offline and sends nothing anywhere. It fills prepared texts with your brief, business and brand,
              so it is good for trying things out and as a frame to write into; it knows nothing beyond that. Its
              results are labelled “Sample output” wherever they show. For real writing and analysis, connect a model
              below.
            </p>
          </>
        )}
      </div>
    </Section>
  );
}
