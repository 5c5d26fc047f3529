import { setAsked, useTyped } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { ButtonLink, Page, Row, Section, Stack, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import type { FormEvent, KeyboardEvent } from 'react';
import { useRecordEvidence } from '../analysis/phaseEvidence';
import { pageWords } from '../pageWords.generated';

/** Questions to start from. */
const examples = [
  'Which source won the most deals?',
  'Why do we lose deals?',
  'How many open deals have no next step?',
  'How fast do we answer tickets?',
];

/** /ai-analysis: a question about the business's own data, put to the assistant, beside the figures that strategy rests on. */
export function AiAnalysisPage() {
  const { typed: question, type: setQuestion, forget } = useTyped('data-question:', '');
  const evidence = useRecordEvidence();
  const ask = (words: string) => {
    if (!words.trim()) return;
    setAsked(words);
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(question);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    ask(question);
  };
  return (
    <Page {...pageWords.aiAnalysis} back={{ label: 'Strategy', href: paths.module.href('strategy') }} width="prose">
      <Section>
        <Stack as="form" gap={4} bound alignContent="start" onSubmit={submit}>
          <TextArea
            label="Question"
            help="The assistant counts the answer in your records and shows what it counted."
            rows={2}
            value={question}
            onChange={setQuestion}
            onKeyDown={onKeyDown}
          />
          <Row gap={2} align="center" wrap>
            <Button type="primary" htmlType="submit" disabled={!question.trim()}>
              Ask
            </Button>
            {examples.map((example) => (
              <button key={example} type="button" className="s-button s-button--small" onClick={() => ask(example)}>
                {example}
              </button>
            ))}
          </Row>
        </Stack>
      </Section>
      <Section title="Figures" purpose="What the analysis of your business rests on, counted as you look.">
        {evidence.length === 0 ? (
          <Stack gap={4} justifyItems="start">
            <p className="s-faint">There are no deals, contacts or campaigns yet, so nothing can be counted.</p>
            <ButtonLink to={paths.module.href('crm')}>Add contacts and deals</ButtonLink>
          </Stack>
        ) : (
          <Stack as="ul" gap={3} plain breakWords>
            {evidence.map(({ id, label, figure, detail, href }) => (
              <li key={id}>
                {href ? <Link to={href}>{label}</Link> : label}: {figure} <span className="s-faint">{detail}</span>
              </li>
            ))}
          </Stack>
        )}
      </Section>
    </Page>
  );
}
