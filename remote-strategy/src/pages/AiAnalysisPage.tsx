import { type AiResult, approvedText, useAiResults } from '@steps/business';
import { ResultCard, useTaskRun } from '@steps/business/results';
import { useTyped } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Box, ButtonLink, DateText, Page, Row, Section, Stack, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { type Evidence, factOf } from '../analysis/evidence';
import { useRecordEvidence } from '../analysis/phaseEvidence';
import { ResultText } from '../analysis/ResultText';
import { resultLines } from '../analysis/resultLines';
import { toldFacts } from '../analysis/results';
import { pageWords } from '../pageWords.generated';
import { dataQuestion } from '../tasks/dataQuestion';

/** Questions to start from. */
const examples = [
  'Where do our won deals come from?',
  'Why do we lose deals?',
  'How much is open, and what is stuck?',
  'How fast do we answer new contacts?',
];

/** /ai-analysis: a question about the workspace's own data, answered with the records it rests on. */
export function AiAnalysisPage() {
  const [last, setLast] = useState('');
  const { typed: question, type: setQuestion, forget } = useTyped('data-question:', last);
  const evidence = useRecordEvidence();
  const answer = useTaskRun(() => dataQuestion);
  const asked = useAiResults().filter(({ kind }) => kind === 'data-question');
  const shown = asked.find(({ id }) => id === answer.resultId);
  const earlier = asked.filter((result) => result !== shown);
  const facts = evidence.map(factOf);
  const restedOn = shown ? citedIn(shown, evidence) : [];
  const ask = (words: string) => {
    if (!words.trim()) return;
    // It stays to be read beside its answer.
    setLast(words);
    forget();
    void answer.run({ question: words, facts });
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
      <Stack gap={4} bound alignContent="start">
        <Section>
          <Stack as="form" gap={4} bound alignContent="start" onSubmit={submit}>
            <TextArea
              label="Question"
              help={
                evidence.length === 0
                  ? 'There are no deals, contacts or campaigns yet, so no question can be answered from records.'
                  : `Answered from ${evidence.length} figures of your records.`
              }
              rows={2}
              value={question}
              onChange={setQuestion}
              onKeyDown={onKeyDown}
            />
            <Row gap={2} align="center" wrap>
              <Button type="primary" htmlType="submit" disabled={!question.trim() || answer.progress !== undefined}>
                Ask
              </Button>
              {examples.map((example) => (
                <button
                  key={example}
                  type="button"
                  className="s-button s-button--small"
                  onClick={() => setQuestion(example)}
                >
                  {example}
                </button>
              ))}
            </Row>
          </Stack>
          {evidence.length === 0 && (
            <Box paddingTop={4}>
              <ButtonLink to={paths.module.href('crm')}>Add contacts and deals</ButtonLink>
            </Box>
          )}
        </Section>
        <ResultCard
          title="Answer"
          work={answer}
          view={({ text }) => <ResultText text={text} facts={shown ? toldFacts(shown) : facts} />}
        />
        {restedOn.length > 0 && (
          <Section title="Records" purpose="Where the figures in the answer come from.">
            <Stack as="ol" gap={1} paddingStart={6} breakWords>
              {restedOn.map(({ number, evidence: { id, label, detail, href } }) => (
                <li key={id} value={number}>
                  {href ? <Link to={href}>{label}</Link> : label} <span className="s-faint">{detail}</span>
                </li>
              ))}
            </Stack>
          </Section>
        )}
        {earlier.length > 0 && <Earlier results={earlier} />}
      </Stack>
    </Page>
  );
}

/** The figures that an answer names, with its number for each, as they are counted now. */
function citedIn(result: AiResult, evidence: readonly Evidence[]) {
  const told = toldFacts(result);
  const numbers = new Set(resultLines(approvedText(result)).flatMap((line) => line.evidence));
  return [...numbers]
    .toSorted((one, other) => one - other)
    .flatMap((number) => {
      const label = told[number - 1]?.split(':', 1)[0];
      const found = evidence.find((one) => one.label === label);
      return found ? [{ number, evidence: found }] : [];
    });
}

/** The questions before this one, the newest first. */
function Earlier({ results }: { readonly results: readonly AiResult[] }) {
  return (
    <Section title="Previous questions" count={results.length}>
      <Stack as="ul" gap={3} plain>
        {results
          .slice(-10)
          .toReversed()
          .map((result) => (
            <li key={result.id}>
              <Link to={paths.module.href('human-loop', { entry: result.id })}>
                {String(result.inputs.question ?? result.title)}
              </Link>
              <p className="s-muted">{approvedText(result).split('\n')[0]}</p>
              <span className="s-faint">
                <DateText value={result.createdAt} />
              </span>
            </li>
          ))}
      </Stack>
    </Section>
  );
}
