import { AiError, assertGoing } from '@steps/business/src/ai/aiError';
import { brandMaterial, brandRules } from '@steps/business/src/ai/copy/brandMaterial';
import { oneLine } from '@steps/business/src/ai/copy/phrasing';
import type { CutReason } from '@steps/business/src/ai/cutReason';
import type { EngineId } from '@steps/business/src/ai/engineId';
import type { EngineLimits } from '@steps/business/src/ai/engineLimits';
import type { AiResult, ToolEvidence } from '@steps/business/src/ai/ledger/aiResult';
import type { RunStage } from '@steps/business/src/ai/runStage';
import { assertSameClient } from '@steps/business/src/ai/runTask';
import { clientContext } from '@steps/business/src/ai/taskContext';
import type { CallTool, PromptData, TaskContext } from '@steps/platform/src/core/contract/aiTask';
import type { AiTool } from '@steps/platform/src/core/contract/aiTool';
import { openClientId } from '@steps/platform/src/core/store/database';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { chosenEngine } from '../chosenEngine';
import { dataBoundary, readableData } from '../engines/dataBlock';
import type { Engine, TurnRequest } from '../engines/engine';
import type { ModelMessage } from '../engines/modelPort';
import { recordProposal } from '../tools/recordProposal';
import { ToolRunner } from '../tools/toolRunner';
import { type ChatMessage, newestWithin, readableTurns, tokensOf } from './contextRules';

/** What the built-in engine answers a conversation with; the remote that talks brings it. */
export type BuiltInResponder = (turn: {
  readonly messages: readonly ChatMessage[];
  readonly context: TaskContext;
  readonly data: PromptData;
  /** Looks up and proposes like a model does; kept as evidence too. */
  readonly call: CallTool;
  readonly signal: AbortSignal;
}) => string | Promise<string>;

/** How much of a conversation the model is given. */
export interface ContextBudget {
  /** Tokens for instructions, data and turns together, at four characters each. */
  readonly tokens: number;
  /** Oldest turns that do not fit are summed up by the model first; otherwise they are left out. */
  readonly summarise?: boolean;
}

export type ConversationEvent =
  /** The answer so far; replaces the one before. */
  | { readonly type: 'text'; readonly text: string }
  /** A tool was called and has answered. */
  | { readonly type: 'tool'; readonly evidence: ToolEvidence }
  | { readonly type: 'stage'; readonly stage: RunStage }
  /** The oldest turns did not fit: left out, or replaced by a summary. */
  | { readonly type: 'left-out'; readonly turns: number; readonly summary: string | undefined };

export interface ConversationOptions {
  /** All turns, oldest first; the last one is the person's. */
  readonly messages: readonly ChatMessage[];
  /** Who it is and how it works: trusted words of ours and of the person who set it up. */
  readonly instructions: string;
  /** Records, pages, files: what it may speak about and never obeys. */
  readonly data?: PromptData;
  /** A summary of still older turns, as `turn.summary` gave it. */
  readonly earlier?: string;
  readonly tools?: readonly AiTool[];
  readonly budget?: ContextBudget;
  readonly respond?: BuiltInResponder;
  readonly context?: Partial<TaskContext>;
  readonly signal?: AbortSignal;
  readonly engine?: EngineId;
  readonly limits?: EngineLimits;
  readonly onEvent?: (event: ConversationEvent) => void;
}

/** What was said next. It is talk: the ledger gets the proposals alone. */
export interface ConversationTurn {
  readonly text: string;
  /** Why it ends before its end. */
  readonly cut: CutReason | undefined;
  readonly engine: EngineId;
  readonly model: string;
  readonly evidence: readonly ToolEvidence[];
  /** Pending entries of the ledger. */
  readonly proposals: readonly AiResult[];
  /** How many turns the model did not see word by word. */
  readonly leftOut: number;
  /** Of those, when it was asked for; keep it and give it back as `earlier` with the turns that follow. */
  readonly summary: string | undefined;
}

/** Fits models that run on a person's own machine; our choice. */
export const usualBudget: ContextBudget = { tokens: 6_000 };
/** A model in the browser takes in some 8,000 tokens, what its tools find included. */
const browserBudget: ContextBudget = { tokens: 3_000 };
const inBrowser: readonly EngineId[] = ['browser', 'local'];

/** Says the next thing in a conversation. Rejects with `AiError`, or `RuleError` for a message that is empty or too long. */
export async function runConversation(options: ConversationOptions): Promise<ConversationTurn> {
  const { messages, data = {}, onEvent = () => {} } = options;
  const last = messages.at(-1);
  if (last?.role !== 'user' || !last.text.trim()) throw new RuleError('Write a message first.');
  const client = openClientId();
  const context = { ...clientContext(), ...options.context };
  const engine = await chosenEngine('conversation', options);
  const { budget = inBrowser.includes(engine.id) ? browserBudget : usualBudget } = options;
  const signal = options.signal ?? new AbortController().signal;
  const toolRunner = new ToolRunner(options.tools ?? [], signal, (evidence) => onEvent({ type: 'tool', evidence }));

  const fixed = tokensOf(options.instructions) + tokensOf(JSON.stringify(data)) + tokensOf(options.earlier ?? '');
  if (tokensOf(last.text) + fixed > budget.tokens)
    throw new RuleError(
      `This message is too long for the model together with what it is given: shorten it by about ${(tokensOf(last.text) + fixed - budget.tokens) * 4} characters.`,
    );
  const { kept, leftOut } = newestWithin(messages, budget.tokens - fixed);
  const stage = (at: RunStage) => onEvent({ type: 'stage', stage: at });
  const asked = { signal, toolRunner, onStage: stage };
  const summary =
    leftOut.length > 0 && budget.summarise ? await summed(engine, leftOut, options.earlier, asked) : undefined;
  if (leftOut.length > 0) onEvent({ type: 'left-out', turns: leftOut.length, summary });

  const turns = promptTurns({
    ...options,
    data,
    earlier: summary ?? options.earlier,
    context,
    kept,
    leftOut: leftOut.length,
  });
  const { text, cut } = await engine.converse({
    ...asked,
    messages: turns,
    onText: (sofar) => onEvent({ type: 'text', text: sofar }),
    respond: async () =>
      options.respond?.({ messages, context, data, signal, call: (name, input) => toolRunner.call(name, input) }) ??
      noResponder,
  });
  assertGoing(signal);
  assertSameClient(client);
  onEvent({ type: 'text', text });
  const { id, model } = engine;
  const prompt = [options.instructions, readableTurns(kept), readableData(data)].filter(Boolean).join('\n\n');
  const source = { engine: id, model, prompt, evidence: toolRunner.evidence };
  const proposals = toolRunner.proposals.map((proposal) => recordProposal(proposal, source));
  return { text, cut, engine: id, model, evidence: toolRunner.evidence, proposals, leftOut: leftOut.length, summary };
}

const noResponder =
  'The built-in engine cannot hold this conversation. Connect a model, or use the browser’s own, under Settings, AI engine.';

interface TurnParts {
  readonly instructions: string;
  readonly context: TaskContext;
  readonly data: PromptData;
  readonly earlier?: string | undefined;
  readonly kept: readonly ChatMessage[];
  readonly leftOut: number;
}

function promptTurns({ instructions, context, data, earlier, kept, leftOut }: TurnParts): ModelMessage[] {
  const boundary = dataBoundary();
  const brand = brandMaterial(context);
  const system = [
    instructions,
    `You work for ${oneLine(context.businessName) || 'a small business'} in the United Kingdom. Write British English and plain words.`,
    'Never invent facts, figures or customers; say so when you do not know. You change nothing yourself: what should change, you propose with a tool, and a person decides.',
    leftOut > 0 &&
      !earlier &&
      `The ${leftOut} oldest turns of this conversation are left out. Say so when they are asked for.`,
    ...brandRules(brand),
    earlier && 'The material “earlier-turns” sums up the oldest turns of this conversation.',
    boundary.rule,
  ];
  const block = boundary.block({
    ...data,
    ...(earlier && { 'earlier-turns': earlier }),
    ...brand,
  });
  const messages = kept.map(({ role, text }, index): ModelMessage => {
    if (role === 'agent') return { role: 'assistant', content: text };
    const isLast = index === kept.length - 1;
    return { role: 'user', content: isLast ? [text, block].filter(Boolean).join('\n\n') : text };
  });
  return [{ role: 'system', content: system.filter(Boolean).join('\n') }, ...messages];
}

/** The oldest turns in short, by the model itself. The built-in engine sums up nothing; a failure only leaves them out. */
async function summed(
  engine: Engine,
  turns: readonly ChatMessage[],
  earlier: string | undefined,
  asked: Pick<TurnRequest, 'signal' | 'onStage'>,
): Promise<string | undefined> {
  if (engine.id === 'built-in') return undefined;
  const boundary = dataBoundary();
  const system = `Sum up a conversation in at most 150 words: what was asked, found and agreed, with names and figures.\n${boundary.rule}`;
  const material = boundary.block({ ...(earlier && { 'earlier-summary': earlier }), turns: readableTurns(turns) });
  try {
    const { text } = await engine.converse({
      ...asked,
      toolRunner: new ToolRunner([]),
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: `Sum this up.\n\n${material}` },
      ],
      onText: () => {},
      respond: async () => '',
    });
    return text;
  } catch (error) {
    if (error instanceof AiError && error.code === 'malformed') return undefined;
    throw error;
  }
}
