import { fillTemplate, phrase } from '@steps/business/tasks';
import { figuresIn, type KnownFact } from './knownFacts';
import { type Figures, measures, options, phaseConclusions } from './templates/phaseConclusions';

/** What a phase makes of the facts it was given. */
export interface PhaseReading {
  /** The conclusion, in one or two sentences. */
  readonly conclusion: string;
  /** What follows from a fact that another phase tells; `evidence` counts the facts from 1. */
  readonly claims: readonly { readonly text: string; readonly evidence: number }[];
}

/** The figures of the CRM and the answers of the questionnaire, read for a phase; nothing where none of them is given. */
export function readPhase(phase: number, known: readonly KnownFact[], business: string): PhaseReading | undefined {
  const { figures, from } = figuresIn(known);
  if (phase === 8) return optionsAfter(known);
  if (phase === 9) return measuresIn(figures, from);
  const slots = { ...figures, business };
  const chosen = (phaseConclusions[phase - 1] ?? []).find((one) => tells(one, slots));
  if (!chosen) return undefined;
  const [claim, source] = chosen.claim ?? [];
  return {
    conclusion: fillTemplate(chosen.text, slots).text,
    claims: claim && source ? [{ text: fillTemplate(claim, slots).text, evidence: from[source] ?? 0 }] : [],
  };
}

const tells = ({ text, when }: { text: string; when?: (figures: Figures) => boolean }, slots: Figures) =>
  fillTemplate(text, slots).whole && (when?.(slots) ?? true);

function optionsAfter(known: readonly KnownFact[]): PhaseReading | undefined {
  const found = options.flatMap(({ phase, option, verb }) => {
    const at = known.findIndex(({ earlier }) => earlier === phase);
    return at < 0 ? [] : [{ text: option, verb, evidence: at + 1 }];
  });
  const [easiest] = found;
  if (!easiest) return undefined;
  return {
    conclusion: `${found.length === 1 ? 'One option follows' : `${numberWord(found.length)} options follow`} from the phases before this one. The one that costs least to try is to ${easiest.verb}.`,
    claims: found.slice(0, 4).map(({ text, evidence }) => ({ text, evidence })),
  };
}

function measuresIn(figures: Figures, from: Readonly<Record<string, number>>): PhaseReading | undefined {
  const told = measures.flatMap((measure) => {
    const text = measure.texts.find((one) => figures[measure.from] && tells(one, figures))?.text;
    return text ? [{ ...measure, text: fillTemplate(text, figures).text, evidence: from[measure.from] ?? 0 }] : [];
  });
  if (told.length === 0) return undefined;
  const [one, them] = told.length === 1 ? ['One figure', 'it'] : [`${numberWord(told.length)} figures`, 'them'];
  return {
    conclusion: `${one} on record can show whether the plan works: ${phrase.listed(told.map(({ name }) => name))}. Read ${them} after 30, 60 and 90 days.`,
    claims: told.map(({ text, evidence }) => ({ text, evidence })),
  };
}

const numberWord = (count: number) => ['None', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? String(count);
