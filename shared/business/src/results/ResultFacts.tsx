import { missingFact, scoreRule, wishOutcome } from '@steps/platform/src/core/contract/aiTask';
import { type Collection, collectionNamed, type StoredRecord } from '@steps/platform/src/core/store/collection';
import { useRecord } from '@steps/platform/src/core/store/recordHooks';
import { StatusTag } from '@steps/platform/ui';
import * as v from 'valibot';
import { cutText } from '../ai/cutText';
import type { AiResult } from '../ai/ledger/aiResult';
import { brandWordsIn } from '../nouns/clients/brandWords';
import { useActiveClient } from '../nouns/clients/clientState';

/** The score with the rules it was counted by. */
export function ResultScore({ result }: { readonly result: AiResult }) {
  if (result.score === undefined) return null;
  return (
    <details>
      <summary>Score {result.score} of 100</summary>
      <ScoreRules result={result} />
      <p className="s-muted">{result.scoreReason || 'How it was computed was not recorded.'}</p>
    </details>
  );
}

const judgedSchema = v.object({
  rules: v.optional(v.array(scoreRule), () => []),
  missing: v.optional(v.array(missingFact), () => []),
  followUps: v.optional(v.array(wishOutcome), () => []),
});

/**
 * What is missing, as questions to the person who asked for the text, and what was done about a reviewer's wishes. Plain
 * lists, not landmarks of the page, because many cards show them.
 */
export function ResultQuestions({ result }: { readonly result: AiResult }) {
  const read = v.safeParse(judgedSchema, result.data);
  if (!read.success) return null;
  const { missing, followUps } = read.output;
  return (
    <>
      {missing.length > 0 && (
        <div>
          <p>Answer these in the brief or edit the text:</p>
          <ul aria-label={`What is missing in ${result.title}`}>
            {missing.map(({ question }) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
      {followUps.length > 0 && (
        <div>
          <p>How your note was used:</p>
          <ul aria-label={`Your note on ${result.title}`}>
            {followUps.map(({ wish, outcome, note }) => (
              <li key={wish}>
                {wish}: {outcomeNames[outcome]}. {note}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Modules whose results are read only inside the business. */
const inside = ['strategy', 'analytics'];

/** Words of the text that the brand avoids: shown at once, whoever wrote them. */
export function ResultBrandWords({ result, text }: { readonly result: AiResult; readonly text: string }) {
  const avoid = useActiveClient()?.wordsToAvoid ?? [];
  const found = inside.includes(result.module) ? [] : brandWordsIn(text, avoid);
  if (found.length === 0) return null;
  return (
    <p className="s-result__note">
      <StatusTag tone="warning">Words to avoid</StatusTag> Your brand avoids {found.join(', ')}.
    </p>
  );
}

/** Says that the model's answer was cut off, unless somebody has changed the text since. */
export function ResultCut({ result, text }: { readonly result: AiResult; readonly text: string }) {
  if (!result.cut || text !== result.output) return null;
  return (
    <p className="s-result__note">
      <StatusTag tone="warning">Not whole</StatusTag> {cutText(result.cut)}
    </p>
  );
}

const outcomeNames = { done: 'done', 'not-done': 'not done', 'not-checked': 'not checked' } as const;

/** The rules of the score one by one; nothing for results that were recorded without them. */
function ScoreRules({ result }: { readonly result: AiResult }) {
  const read = v.safeParse(judgedSchema, result.data);
  if (!read.success || read.output.rules.length === 0) return null;
  return (
    <ul>
      {read.output.rules.map(({ rule, met, points }) => (
        <li key={rule}>
          {met ? `${points} of ${points}` : `0 of ${points}`}: it {rule}
        </li>
      ))}
    </ul>
  );
}

const reachSchema = v.object({
  estimatedReach: v.object({ low: v.number(), high: v.number(), basis: v.string() }),
});

/** How many people may see a post, with the assumptions behind the figure; nothing for other kinds. */
export function ResultReach({ result }: { readonly result: AiResult }) {
  const read = v.safeParse(reachSchema, result.data);
  if (!read.success) return null;
  const { low, high, basis } = read.output.estimatedReach;
  const people = (count: number) => count.toLocaleString('en-GB');
  return (
    <details>
      <summary>Estimated reach {low === high ? people(low) : `${people(low)} to ${people(high)}`} people</summary>
      <p className="s-muted">{basis}</p>
    </details>
  );
}

/** Where the text goes once it is approved, and what it replaces there; nothing if it goes nowhere. */
export function ResultDestination({ result }: { readonly result: AiResult }) {
  const { about } = result;
  const collection = about?.field === undefined ? undefined : collectionNamed(about.collection);
  if (!about?.field || !collection || result.status === 'rejected') return null;
  return (
    <Destination collection={collection} id={about.id} field={about.field} done={result.appliedAt !== undefined} />
  );
}

interface DestinationProps {
  readonly collection: Collection<StoredRecord>;
  readonly id: string;
  readonly field: string;
  readonly done: boolean;
}

function Destination({ collection, id, field, done }: DestinationProps) {
  const record = useRecord(collection, id);
  const texts = new Map(Object.entries(record ?? {}));
  const now = texts.get(field);
  if (done || typeof now !== 'string') return null;
  const name = String(texts.get('name') ?? texts.get('title') ?? 'the record');
  if (!now.trim())
    return (
      <p className="s-muted">
        Once approved, it goes into the {field} of {name}, which is empty so far.
      </p>
    );
  return (
    <div>
      <p className="s-muted">
        Once approved, it replaces the {field} of {name}.
      </p>
      <details>
        <summary>Current value</summary>
        <p className="s-result__text">{now}</p>
      </details>
    </div>
  );
}
