import { attempt, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useMay } from '../nouns/people/rights';
import type { DavQuestionWords } from './davQuestionWords';

interface DavQuestionListProps {
  readonly questions: readonly DavQuestionWords[];
  /** The page above says already what they are about. */
  readonly nameless?: boolean;
}

const notDone = {
  title: 'Nothing was changed',
  description: (error: unknown) => (error instanceof Error ? error.message : String(error)),
};

/** The questions that linked calendars and address books leave to a person, each with its answers. */
export function DavQuestionList({ questions, nameless = false }: DavQuestionListProps) {
  const may = useMay();
  const mayDecide = may('change', 'calendar') || may('change', 'crm');
  return (
    <ul className="s-plain" aria-label="Changes that wait for you">
      {questions.map(({ key, name, text, answers }) => (
        <Row
          key={key}
          as="li"
          gap={3}
          align="center"
          wrap
          paddingY={2}
          {...(!nameless && { divider: 'below' as const })}
        >
          <Stack as="div" gap={1} basis={200} grow shrink breakWords data-own>
            {!nameless && <strong>{name}</strong>}
            <span className="s-muted">{text}</span>
          </Stack>
          {answers.map(({ label, decide }) => (
            <Button key={label} size="small" disabled={!mayDecide} onClick={() => attempt(notDone, decide)}>
              {label}
            </Button>
          ))}
        </Row>
      ))}
    </ul>
  );
}
