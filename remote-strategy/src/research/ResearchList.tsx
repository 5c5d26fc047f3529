import { isApproved, useAiResults, useMay } from '@steps/business';
import { ownDay, RuleError, useRecords, useTyped } from '@steps/platform';
import { Link } from '@steps/platform/router';
import { DateText, FoundDraft, Row, Section, Stack, StatusTag, TextArea, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { strategyPaths } from '../paths.generated';
import styles from './ResearchList.module.css';
import { type Research, researches } from './research';
import { dueOn } from './researchRules';
import { researchVersions, startResearch } from './researchState';

/** Questions to start from. */
const examples = [
  'Which customers should we look for next year?',
  'What would customers pay for a yearly contract?',
  'Why do enquiries not become orders?',
];

interface ResearchListProps {
  readonly today: string;
  readonly onOpen: (id: string) => void;
}

/** All research documents, and the question of a new one. */
export function ResearchList({ today, onOpen }: ResearchListProps) {
  const mayAdd = useMay()('add', 'strategy');
  const documents = useRecords(researches).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return (
    <Stack gap={4} bound alignContent="start">
      {mayAdd ? (
        <NewResearch onStarted={onOpen} />
      ) : (
        documents.length === 0 && (
          <p className="s-faint">No documents yet, and your role may look at them, not add one.</p>
        )
      )}
      {documents.length > 0 && (
        <Section title="Documents" count={documents.length} flush>
          <Stack as="ul" plain>
            {documents.map((research) => (
              <ResearchRow key={research.id} research={research} today={today} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

function NewResearch({ onStarted }: { readonly onStarted: (id: string) => void }) {
  const { typed, type, forget, foundFrom } = useTyped('research:', { question: '', background: '' });
  const { question, background } = typed;
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      const { id } = startResearch(question, background);
      forget();
      onStarted(id);
    } catch (problem) {
      if (!(problem instanceof RuleError)) throw problem;
      setError(problem.message);
    }
  };
  return (
    <Section title="New research">
      <Stack as="form" gap={4} bound alignContent="start" onSubmit={submit} noValidate>
        <TextField
          label="Question"
          error={error}
          value={question}
          maxLength={200}
          onChange={(value) => type({ ...typed, question: value })}
        />
        <Row gap={2} align="center" wrap>
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className="s-button s-button--small"
              onClick={() => type({ ...typed, question: example })}
            >
              {example}
            </button>
          ))}
        </Row>
        <TextArea
          label="What you know already"
          required={false}
          help="Why you ask, and what depends on it."
          value={background}
          onChange={(value) => type({ ...typed, background: value })}
        />
        <FoundDraft from={foundFrom} />
        <div>
          <Button type="primary" htmlType="submit">
            Choose sources
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

function ResearchRow({ research, today }: { readonly research: Research; readonly today: string }) {
  const versions = researchVersions(research.id, useAiResults());
  const newest = versions.at(-1);
  return (
    <Row
      as="li"
      gap={3}
      rowGap={2}
      align="center"
      wrap
      paddingY={3}
      paddingX={4}
      divider="above"
      className={styles.document}
    >
      <Link to={`${strategyPaths.researchReport.href()}?document=${encodeURIComponent(research.id)}`}>
        {research.question}
      </Link>
      <ResearchStatus {...{ research, versions, today }} />
      {newest && (
        <span className="s-faint">
          <DateText value={newest.createdAt} />
        </span>
      )}
    </Row>
  );
}

interface ResearchStatusProps {
  readonly research: Research;
  readonly versions: ReturnType<typeof researchVersions>;
  readonly today: string;
}

/** How far a document is, in a word. */
export function ResearchStatus({ research, versions, today }: ResearchStatusProps) {
  const newest = versions.at(-1);
  if (!newest) return <StatusTag>Not written yet</StatusTag>;
  if (newest.status === 'pending') return <StatusTag tone="warning">Waiting for review</StatusTag>;
  const due = dueOn(ownDay(newest.createdAt), research.schedule);
  if (due !== undefined && due <= today) return <StatusTag tone="warning">Update due</StatusTag>;
  return versions.some(isApproved) ? (
    <StatusTag tone="success">Approved</StatusTag>
  ) : (
    <StatusTag tone="danger">Rejected</StatusTag>
  );
}
