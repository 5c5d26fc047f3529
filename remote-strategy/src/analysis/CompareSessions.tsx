import { approvedText } from '@steps/business';
import { ResultLabel, WordDiff } from '@steps/business/results';
import { SelectField } from '@steps/platform/fields';
import { Dialog, Row, Stack } from '@steps/platform/ui';
import { useState } from 'react';
import { phases } from './phases';
import { usePhaseVersions } from './results';
import type { AnalysisSession } from './session';
import { workOn } from './sessionRules';
import { useSessions } from './sessionState';

interface CompareSessionsProps {
  readonly session: AnalysisSession;
  readonly onClose: () => void;
}

/** Two sessions beside each other: what the setup says, and what was found in each phase. */
export function CompareSessions({ session, onClose }: CompareSessionsProps) {
  const others = useSessions().filter(({ id }) => id !== session.id);
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const other = others.find(({ id }) => id === chosen);
  const [mine, theirs] = [usePhaseVersions(session), usePhaseVersions(other)];
  return (
    <Dialog open title={`Compare ${session.name}`} size="large" onClose={onClose}>
      <Stack gap={4} bound alignContent="start">
        <SelectField
          label="With"
          value={chosen}
          onChange={setChosen}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {other && (
          <>
            <p className="s-faint">
              Struck through: only in {other.name}. Marked: only in {session.name}.
            </p>
            <Compared title="Business context" before={other.businessContext} after={session.businessContext} />
            <Compared title="Industry" before={other.industry} after={session.industry} />
            <Compared
              title="Strategic questions"
              before={other.strategicQuestions}
              after={session.strategicQuestions}
            />
            <Compared title="Framework" before={other.selectedFramework} after={session.selectedFramework} />
            {phases.map(({ id, title }, at) => {
              const [before, after] = [theirs[at]?.at(-1), mine[at]?.at(-1)];
              if (!before && !after) return null;
              return (
                <Stack as="section" key={id} gap={4} bound alignContent="start" aria-label={`Phase ${id}`}>
                  <Row gap={2} align="center" wrap>
                    <h3>{`${id}. ${title}`}</h3>
                    <span className="s-faint">{other.name}</span>
                    {before ? (
                      <ResultLabel.Status status={before.status} />
                    ) : (
                      <span className="s-faint">no result</span>
                    )}
                    <span className="s-faint">{session.name}</span>
                    {after ? <ResultLabel.Status status={after.status} /> : <span className="s-faint">no result</span>}
                  </Row>
                  <WordDiff before={before ? approvedText(before) : ''} after={after ? approvedText(after) : ''} />
                  <Compared title="Notes" before={workOn(other, id).notes} after={workOn(session, id).notes} />
                </Stack>
              );
            })}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface ComparedProps {
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

function Compared({ title, before, after }: ComparedProps) {
  if (!before && !after) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <WordDiff before={before} after={after} />
    </section>
  );
}
