import { useContacts } from '@steps/business';
import { loadTools, useTools } from '@steps/business/ai';
import { type AiTool, RuleError } from '@steps/platform';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { AudienceChoice } from './audienceRules';

const viewSchema = v.object({
  id: v.string(),
  name: v.string(),
  shows: v.string(),
  leftOut: v.array(v.string()),
});
/** A saved view of the CRM's contacts. */
export type ContactView = Readonly<v.InferOutput<typeof viewSchema>>;

const answers = {
  saved_contact_views: v.object({ views: v.array(viewSchema) }),
  contacts_in_view: v.object({ view: viewSchema, ids: v.array(v.string()) }),
};
type Question = keyof typeof answers;

/** What the CRM was asked: on the way, answered, or why there is no answer. */
export type FromCrm<T> =
  | { readonly state: 'asked' }
  | { readonly state: 'answered'; readonly answer: T }
  | { readonly state: 'failed'; readonly problem: string };

const asked = { state: 'asked' } as const;

/** Asks the CRM through a tool that it declares: its views and their rules are its own. */
function useAnswer<Name extends Question>(name: Name, input: object | undefined, moment: unknown) {
  type Answer = v.InferOutput<(typeof answers)[Name]>;
  const offered = useTools().find((tool) => tool.name === name && tool.kind === 'read');
  const question = input && JSON.stringify(input);
  const [got, setGot] = useState<{ readonly question: string; readonly from: FromCrm<Answer> }>();
  // What was edited in another tab is asked for when this one is looked at again.
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = () => setLooks((before) => before + 1);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at another moment the same question has another answer
  useEffect(() => {
    if (question === undefined) return;
    const asking = new AbortController();
    const take = (from: FromCrm<Answer>) => {
      if (!asking.signal.aborted) setGot({ question, from });
    };
    const ask = async () => {
      if (!offered) throw new Error('it is switched off or cannot be reached.');
      const { tools, missing } = await loadTools([offered]);
      const [tool] = tools;
      if (!tool) throw new Error(missing[0]?.reason);
      return v.parse(answers[name], await called(tool, JSON.parse(question), asking.signal)) as Answer;
    };
    ask().then(
      (answer) => take({ state: 'answered', answer }),
      (error: unknown) => take({ state: 'failed', problem: problemOf(error) }),
    );
    return () => asking.abort();
  }, [name, question, offered, moment, looks]);

  return got && got.question === question ? got.from : asked;
}

const called = (tool: AiTool, input: unknown, signal: AbortSignal): unknown =>
  tool.run(v.parse(tool.input, input), { signal });

const problemOf = (error: unknown): string =>
  error instanceof RuleError
    ? error.message
    : `The CRM cannot be asked for its saved views: ${error instanceof Error ? error.message : String(error)} Lists and tags can be chosen meanwhile.`;

/** The saved views that can be chosen. */
export function useContactViews(): FromCrm<{ readonly views: readonly ContactView[] }> {
  return useAnswer('saved_contact_views', everything, undefined);
}

/** Who is in the saved view of an audience, asked anew with each change of the contacts. */
export function useViewMembers({ by, id, name }: AudienceChoice): FromCrm<ReadonlySet<string>> {
  const contacts = useContacts();
  const wanted = by === 'view' && (id || name);
  const got = useAnswer('contacts_in_view', wanted ? { view: wanted, limit: mostContacts } : undefined, contacts);
  return useMemo(() => {
    if (!wanted) return { state: 'answered', answer: nobody };
    if (got.state !== 'answered') return got;
    const { view, ids } = got.answer;
    // A part that is lost makes the view larger than was meant: people would be written to by mistake.
    return view.leftOut.length > 0
      ? { state: 'failed', problem: lostParts(view) }
      : { state: 'answered', answer: new Set(ids) };
  }, [wanted, got]);
}

/** All of them: a workspace holds far fewer. */
const mostContacts = 10_000_000;
const everything = {};
const nobody: ReadonlySet<string> = new Set();

const lostParts = ({ name, leftOut }: ContactView): string =>
  `The view “${name}” uses something that no longer exists: ${leftOut.map((part) => part.replace(/\.$/, '')).join('; ')}. Fix it in the CRM, or choose another audience.`;
