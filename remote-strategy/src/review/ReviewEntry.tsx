import { type AiResult, resultKinds, useAiResult } from '@steps/business';
import { ResultCard, type ResultEditor, review } from '@steps/business/results';
import { SelectField } from '@steps/platform/fields';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { announce, DateText, Section, Stack } from '@steps/platform/ui';
import type { ReactNode, Ref } from 'react';
import { moduleLabel } from './moduleLabel';
import { ReviewTrail } from './ReviewTrail';
import styles from './review.module.css';
import { useColleagues } from './useColleagues';

interface ReviewEntryProps {
  readonly ref: Ref<HTMLElement>;
  readonly result: AiResult;
  readonly editor: ResultEditor | undefined;
  readonly onEditor: (editor: ResultEditor | undefined) => void;
  readonly onOpen: (id: string) => void;
}

/** One entry: the result with its review in the middle, where it came from and what happened to it beside. */
export function ReviewEntry({ ref, result, editor, onEditor, onOpen }: ReviewEntryProps) {
  return (
    <section ref={ref} className={styles.entry} aria-label={`Result: ${result.title}`} tabIndex={-1}>
      <ResultCard
        resultId={result.id}
        inQueue
        editor={editor}
        onEditor={onEditor}
        onRegenerated={(next) => onOpen(next.id)}
      />
      <Stack gap={4} bound alignContent="start">
        <Reader result={result} />
        <Source result={result} onOpen={onOpen} />
        <ReviewTrail result={result} />
      </Stack>
    </section>
  );
}

/** Who is asked to read what waits, where several people work. */
function Reader({ result }: Pick<ReviewEntryProps, 'result'>) {
  const names = useColleagues();
  if (result.status !== 'pending' || (names.length < 2 && result.assignee === undefined)) return null;
  const assign = (to: string) => {
    review.assign(result.id, to || undefined);
    announce(to ? `Assigned to ${to}` : 'Assigned to nobody');
  };
  return (
    <Section title="Reader">
      <SelectField
        label="Assigned to"
        required={false}
        placeholder="Nobody in particular"
        options={names.map((name) => ({ value: name, label: name }))}
        value={result.assignee ?? ''}
        onChange={assign}
      />
    </Section>
  );
}

function Source({ result, onOpen }: Pick<ReviewEntryProps, 'result' | 'onOpen'>) {
  const inputs = Object.entries(result.inputs);
  return (
    <Section title="Source">
      <Stack as="dl" gap={1} marginBottom={3} className={styles.facts}>
        <Fact name="Kind">{resultKinds.label(result.kind)}</Fact>
        <Fact name="Module">{moduleLabel(result.module)}</Fact>
        <Fact name="Engine">{engineInWords(result)}</Fact>
        <Fact name="Made">
          <DateText value={result.createdAt} />
        </Fact>
        <About about={result.about} />
        <Version name="Replaces" id={result.replacesId} onOpen={onOpen} />
        <Version name="Replaced by" id={result.replacedById} onOpen={onOpen} />
        {result.feedback && <Fact name="Feedback">{result.feedback}</Fact>}
      </Stack>
      <details open>
        <summary className={styles.summary}>Prompt</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long prompt scrolls, by keyboard too */}
        <p className={styles.source} tabIndex={0}>
          {result.prompt}
        </p>
      </details>
      {inputs.length > 0 && (
        <details>
          <summary className={styles.summary}>Inputs</summary>
          <Stack as="dl" gap={1} marginBottom={3} className={styles.facts}>
            {inputs.map(([name, value]) => (
              <Fact key={name} name={name}>
                {typeof value === 'string' ? value : JSON.stringify(value)}
              </Fact>
            ))}
          </Stack>
        </details>
      )}
    </Section>
  );
}

const engineInWords = ({ engine, model }: AiResult): string =>
  engine === 'built-in' ? 'Template, filled in by the built-in engine' : `${model} (${engine})`;

const records: Readonly<Record<string, { noun: string; href?: (id: string) => string }>> = {
  contacts: { noun: 'Contact', href: paths.contact.href },
  companies: { noun: 'Company', href: paths.company.href },
  deals: { noun: 'Deal', href: () => paths.module.href('crm', { tab: 'deals' }) },
  tickets: { noun: 'Ticket', href: () => paths.module.href('support') },
  meetings: { noun: 'Meeting', href: () => paths.module.href('calendar') },
  campaigns: { noun: 'Campaign', href: () => paths.module.href('marketing') },
};

function About({ about }: Pick<AiResult, 'about'>) {
  if (!about) return null;
  const { noun = 'Record', href } = records[about.collection] ?? {};
  return (
    <Fact name="About">
      {href ? <Link to={href(about.id)}>{`${noun} this is about`}</Link> : noun}
      {about.field && ` (${about.field})`}
    </Fact>
  );
}

interface VersionProps {
  readonly name: string;
  readonly id: string | undefined;
  readonly onOpen: (id: string) => void;
}

function Version({ name, id, onOpen }: VersionProps) {
  const other = useAiResult(id);
  if (!other) return null;
  return (
    <Fact name={name}>
      <button type="button" className="s-link" onClick={() => onOpen(other.id)}>
        {other.title}, <DateText value={other.createdAt} />
      </button>
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
