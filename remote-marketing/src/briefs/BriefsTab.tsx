import { Allowed } from '@steps/business';
import { addBrief, briefs } from '@steps/business/briefs';
import { FindingLinks } from '@steps/business/findings';
import { formatDate } from '@steps/platform';
import { DateField, SelectField } from '@steps/platform/fields';
import { useNavigate } from '@steps/platform/router';
import { attempt, EmptyState, Grid, notify, Row, Section, Stack, StatusTag, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import { NotebookPen } from 'lucide-react';
import { type PieceKind, pieceKinds } from '../pieces/piece';
import { kindNames, studioHref } from '../pieces/pieceNames';
import { briefProblem, canGenerate } from '../studio/briefRules';
import { forgetStudioDraft, keepStudioDraft, studioDraft, useStudioDraft } from '../studio/studioDraft';
import { undoNotice } from '../studio/undoNotice';
import styles from './BriefsTab.module.css';
import { type Brief, beginBrief, briefTitle, deleteBrief, inOrder, useBriefs } from './brief';

/** What is typed here keeps itself as the briefs of the studios do. */
const ownDraft = 'briefs';
const kindOptions = pieceKinds.map((value) => ({ value, label: kindNames[value] }));
/** As many as can be looked through. */
const mostShown = 100;
/** The field of each studio's brief that says what it is about. */
const wordsOf = (kind: PieceKind) => (kind === 'email' ? 'prompt' : 'words');

/** What somebody wants made: noted in a minute, and taken to its studio when there is time. */
export function BriefsTab() {
  const navigate = useNavigate();
  const all = inOrder(useBriefs());
  const begin = ({ id, kind, words }: Brief) => {
    const before = studioDraft(kind);
    keepStudioDraft(kind, { brief: { ...before?.brief, [wordsOf(kind)]: words } });
    beginBrief(id);
    navigate(studioHref(kind));
    if (before?.brief[wordsOf(kind)]?.trim())
      notify({
        title: 'Brief opened',
        description: 'It replaced what was typed here before.',
        action: { label: 'Undo', onClick: () => keepStudioDraft(kind, before) },
      });
  };
  return (
    <Grid min={320} gap={4} align="start" className={styles.columns}>
      <Allowed action="add" module={briefs.modules}>
        <NewBrief />
      </Allowed>
      <Section title="To make" count={all.filter(({ begunAt }) => !begunAt).length}>
        {all.length === 0 ? (
          <EmptyState
            icon={NotebookPen}
            title="No briefs yet"
            purpose="Note what you want to make. In your half hour, one press takes a brief to its studio."
          />
        ) : (
          <Stack as="ul" gap={3} plain>
            {all.slice(0, mostShown).map((brief) => (
              <Row key={brief.id} as="li" gap={2} align="center" justify="between" wrap className={styles.brief}>
                <div>
                  <b>{briefTitle(brief)}</b>
                  <p className="s-faint">
                    {kindNames[brief.kind]}
                    {brief.day && ` · for ${formatDate(brief.day, { weekday: true })}`}
                  </p>
                  <FindingLinks collection={briefs.name} id={brief.id} />
                </div>
                <Row gap={2} align="center" wrap>
                  {brief.begunAt && <StatusTag tone="neutral">Begun</StatusTag>}
                  <Allowed action="change" module={briefs.modules}>
                    <Button size="small" onClick={() => begin(brief)} aria-label={`Write ${briefTitle(brief)}`}>
                      {brief.begunAt ? 'Write again' : 'Write it'}
                    </Button>
                  </Allowed>
                  <Allowed action="delete" module={briefs.modules}>
                    <Button
                      size="small"
                      type="text"
                      danger
                      aria-label={`Delete ${briefTitle(brief)}`}
                      onClick={() => {
                        deleteBrief(brief.id);
                        notify(undoNotice('Brief deleted', briefTitle(brief)));
                      }}
                    >
                      Delete
                    </Button>
                  </Allowed>
                </Row>
              </Row>
            ))}
          </Stack>
        )}
        {all.length > mostShown && <p className="s-faint">And {all.length - mostShown} more briefs.</p>}
      </Section>
    </Grid>
  );
}

function NewBrief() {
  const { words = '', day = '', kind: typed = 'social' } = useStudioDraft(ownDraft)?.brief ?? {};
  const kind = pieceKinds.find((known) => known === typed) ?? 'social';
  const set = (changes: Readonly<Record<string, string>>) =>
    keepStudioDraft(ownDraft, { brief: { kind, words, day, ...changes } });
  const ready = canGenerate(words);
  return (
    <Section title="New brief">
      <Stack
        as="form"
        gap={4}
        bound
        alignContent="start"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && attempt('Not saved', () => addBrief({ kind, words, day }))) forgetStudioDraft(ownDraft);
        }}
      >
        <SelectField
          label="What it will be"
          options={kindOptions}
          value={kind}
          onChange={(value) => value && set({ kind: value })}
        />
        <TextArea
          label="What it is about"
          help="The facts to keep: what, when, for whom, what it costs."
          error={briefProblem(words)}
          rows={5}
          value={words}
          onChange={(value) => set({ words: value })}
        />
        <DateField label="Wanted for" required={false} value={day} onChange={(value) => set({ day: value })} />
        <div>
          <Button type="primary" htmlType="submit" disabled={!ready}>
            Add brief
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
