import type { FoundModel } from '@steps/assistant/host';
import { sizeText } from '@steps/platform/numbers';
import { Card, Row, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './aiSection.module.css';
import { forgetFound, keepFoundModel } from './localModelState';

interface FoundModelCardProps {
  readonly found: FoundModel;
  readonly busy: boolean;
}

/** What a model is, what it takes and under which licence, before anything of it is kept. */
export function FoundModelCard({ found, busy }: FoundModelCardProps) {
  const { facts, problem, hint } = found;
  return (
    <Card gap={3} padding={4} role="group" aria-label={facts.name}>
      <Text as="h3" size={14} weight={600} breakWords>
        {facts.name}
      </Text>
      <dl className={styles.facts}>
        <Fact name="Size">{sizeText(facts.bytes)}</Fact>
        <Fact name="Memory in use">about {sizeText(facts.memory)}</Fact>
        <Fact name="Licence">
          <Licence {...facts} />
        </Fact>
        <Fact name="Parameters">{parametersText(facts.parameters)}</Fact>
        <Fact name="Kind">
          {facts.architecture}, {facts.quantisation}
        </Fact>
        <Fact name="Takes in">{facts.context.toLocaleString('en-GB')} tokens at once</Fact>
      </dl>
      {problem ? (
        <p className="s-field__error" role="alert">
          {problem}
        </p>
      ) : (
        hint && <p>{hint}</p>
      )}
      <Row gap={2} wrap>
        {!problem && (
          <Button type="primary" disabled={busy} onClick={() => void keepFoundModel()}>
            Keep and use model
          </Button>
        )}
        <Button disabled={busy} onClick={forgetFound}>
          {problem ? 'Choose another' : 'Cancel'}
        </Button>
      </Row>
    </Card>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Licence({ licence, licenceAddress }: FoundModel['facts']) {
  const name = licence ?? 'Not stated in the file: look where it comes from';
  if (!licenceAddress) return name;
  return (
    <a href={licenceAddress} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

/** "1.5 billion", "135 million". */
function parametersText(count: number): string {
  const [value, unit] = count >= 1e9 ? [count / 1e9, 'billion'] : [count / 1e6, 'million'];
  return `${value.toLocaleString('en-GB', { maximumSignificantDigits: value >= 100 ? 3 : 2 })} ${unit}`;
}
