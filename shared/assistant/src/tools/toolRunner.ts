import { AiError } from '@steps/business/src/ai/aiError';
import type { ToolEvidence } from '@steps/business/src/ai/ledger/aiResult';
import type { AiProposal, AiTool } from '@steps/platform/src/core/contract/aiTool';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';

/** What tools may cost. Our choices; tests give their own. */
export interface ToolLimits {
  /** Calls in one task or one turn of a conversation; further ones are answered with a refusal. */
  readonly calls: number;
  /** Characters of one result that are given to the engine. */
  readonly resultLength: number;
  /** Characters of a call and of a result that are kept as evidence. */
  readonly keptLength: number;
  /** Proposals in one task or turn: nobody reads a hundred. */
  readonly proposals: number;
}

export const toolLimits: ToolLimits = { calls: 20, resultLength: 16_000, keptLength: 4_000, proposals: 10 };

/** What a tool gave back: as it is, and as JSON for a model, cut when it is too long. */
interface ToolAnswer {
  readonly value: unknown;
  readonly json: string;
  readonly evidence: ToolEvidence;
}

/** Runs the tools of one task or one turn, keeps what they were asked and found, and collects what they propose. */
export class ToolRunner {
  readonly evidence: ToolEvidence[] = [];
  readonly proposals: AiProposal[] = [];
  #calls = 0;

  constructor(
    readonly tools: readonly AiTool[],
    private readonly signal: AbortSignal = new AbortController().signal,
    private readonly onCall: (evidence: ToolEvidence) => void = () => {},
    private readonly limits: ToolLimits = toolLimits,
  ) {}

  /** Whether another call would be refused. */
  get isSpent(): boolean {
    return this.#calls >= this.limits.calls;
  }

  /** For the built-in engine: what the tool found, or an error that says what is wrong with the call. */
  async call(name: string, input: unknown): Promise<unknown> {
    const { value, json, evidence } = await this.answer(name, JSON.stringify(input ?? {}));
    if (evidence.failed) throw new RuleError(`The tool ${name} gave no result: ${json}`);
    return value;
  }

  /** For models: a wrong call is answered with what was wrong, so that it can be mended. Rejects only once stopped. */
  async answer(name: string, inputJson: string): Promise<ToolAnswer> {
    const called = await this.#run(name, inputJson);
    if (this.signal.aborted) throw new AiError('cancelled');
    const whole = JSON.stringify(called.result ?? null);
    const json = cut(whole, this.limits.resultLength);
    const evidence: ToolEvidence = {
      tool: name,
      input: cut(inputJson, this.limits.keptLength),
      result: cut(whole, this.limits.keptLength),
      cut: whole.length > this.limits.keptLength || inputJson.length > this.limits.keptLength,
      failed: called.failed,
      at: new Date().toISOString(),
    };
    // Refusals past the limit are told to the model and no evidence of anything.
    if (this.evidence.length < this.limits.calls) this.evidence.push(evidence);
    this.onCall(evidence);
    return { value: called.result, json, evidence };
  }

  async #run(name: string, inputJson: string): Promise<{ readonly result: unknown; readonly failed: boolean }> {
    const tool = this.tools.find((candidate) => candidate.name === name);
    if (!tool) return failed(`There is no tool called ${name}.`);
    if (this.isSpent) return failed(`All ${this.limits.calls} calls are used. Answer with what was found so far.`);
    this.#calls++;
    try {
      const input = v.parse(tool.input, JSON.parse(inputJson || '{}'));
      if (tool.kind === 'read') return { result: await tool.run(input, { signal: this.signal }), failed: false };
      if (this.proposals.length >= this.limits.proposals) return failed('No further proposal fits into this answer.');
      const proposal = await tool.run(input, { signal: this.signal });
      this.proposals.push(proposal);
      const note = 'A person decides on it. Nothing has been changed: say that you propose it, not that it is done.';
      return { result: { proposed: proposal.title, note }, failed: false };
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  }
}

const failed = (error: string) => ({ result: { error }, failed: true });

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length)}… (cut, ${text.length} characters in all)`;
