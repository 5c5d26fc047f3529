import type { AiTool } from '@steps/platform/src/core/contract/aiTool';
import * as v from 'valibot';
import { type DataBoundary, dataBoundary } from './dataBlock';
import { type JsonSchema, jsonSchema } from './jsonSchema';
import type { LanguageModelMessage } from './languageModel';
import type { Answer, ModelMessage, ModelQuestion, ToolCall } from './modelPort';
import { jsonIn } from './modelReply';

/**
 * Tools for a model that has none of its own but keeps to a schema (`responseConstraint`): it is asked which tool it needs, then
 * for that tool's input by the tool's own schema. Which is run, and with what, is decided here; the model only names it.
 */

/** Says something in a talk with the model, by a schema where one is given. */
export type SchemaPrompt = (
  asked: string,
  schema: JsonSchema | undefined,
  onText?: (text: string) => void,
) => Promise<Answer>;

/** What the model says next: its call of a tool, or its answer. `prompt` continues the talk that `promptedTalk` has begun. */
export async function answerBySchema(question: ModelQuestion, asked: string, prompt: SchemaPrompt): Promise<Answer> {
  const { tools, messages, form, onText } = question;
  const call = tools.length > 0 ? await chosenCall(prompt, asked, question) : undefined;
  if (call) return { text: '', toolCalls: [call], cut: undefined, thought: false, usage: undefined };
  const hasResult = messages.at(-1)?.role === 'tool';
  const input = tools.length > 0 ? answerNow : hasResult ? `${asked}\n\n${answerNow}` : asked;
  return prompt(input, form?.schema, onText);
}

/** The tool that the model wants to be run next, if any, by two questions with a schema each. */
async function chosenCall(prompt: SchemaPrompt, asked: string, question: ModelQuestion): Promise<ToolCall | undefined> {
  const { tools, messages } = question;
  try {
    const choice = await prompt(`${asked}\n\n${whichTool}`, whichToolSchema(tools));
    const tool = chosenTool(tools, choice.text);
    if (!tool) return undefined;
    const input = await prompt(whatInput(tool), inputSchema(tool));
    return callOf(tool, input.text, `call-${messages.length}`);
  } catch (error) {
    // It could not keep to the schema: it answers without a tool.
    if (error instanceof Error && error.name === 'SyntaxError') return undefined;
    throw error;
  }
}

/** Characters of one result that are given to a model of this size. */
const resultLength = 4_000;
/** What it chooses when it needs no tool. */
const none = 'answer';

/** A conversation with tools, as prompts for a model without roles for them. */
interface PromptedTalk {
  readonly earlier: readonly LanguageModelMessage[];
  readonly asked: string;
}

/** The talk so far: the tools in the rules, calls as the model's own words, results as material that is no instruction. */
export function promptedTalk({ messages, tools }: Pick<ModelQuestion, 'messages' | 'tools'>): PromptedTalk {
  const boundary = dataBoundary();
  const names = new Map(messages.flatMap((message) => callsOf(message).map(({ id, name }) => [id, name])));
  const hasResults = messages.some(({ role }) => role === 'tool');
  const rules = [tools.length > 0 && toolRules(tools), hasResults && boundary.rule].filter(Boolean);
  const prompts = messages.map((message, at): LanguageModelMessage => {
    const { role, content } = message;
    if (role === 'tool') return { role: 'user', content: resultWords(names.get(message.callId), content, boundary) };
    if (at === 0 && role === 'system') return { role, content: [content, ...rules].join('\n') };
    const calls = callsOf(message).map(({ name, json }) => `{"tool":${JSON.stringify(name)},"input":${json}}`);
    return { role, content: [content, ...calls].filter(Boolean).join('\n') };
  });
  return { earlier: prompts.slice(0, -1), asked: prompts.at(-1)?.content ?? '' };
}

const callsOf = (message: ModelMessage): readonly ToolCall[] =>
  (message.role === 'assistant' ? message.calls : undefined) ?? [];

function resultWords(tool: string | undefined, content: string, boundary: DataBoundary): string {
  const cut = content.length > resultLength ? `${content.slice(0, resultLength)}… (cut)` : content;
  return [`What ${tool ?? 'the tool'} gave:`, boundary.block({ result: cut })].join('\n');
}

const toolRules = (tools: readonly AiTool[]): string =>
  [
    'You have tools. Before you answer you are asked which one you need next; whatever is about records, look up first.',
    ...tools.map(({ name, description }) => `- ${name}: ${firstSentence(description)}`),
  ].join('\n');

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** Asks which tool is needed next. */
const whichTool = `Which tool do you need next? Choose “${none}” when you know enough.`;
const whichToolSchema = (tools: readonly AiTool[]): JsonSchema => ({
  type: 'object',
  properties: { tool: { type: 'string', enum: [...tools.map(({ name }) => name), none] } },
  required: ['tool'],
  additionalProperties: false,
});
/** The tool that was chosen; undefined for none, and for a name that nobody offers. */
function chosenTool(tools: readonly AiTool[], reply: string): AiTool | undefined {
  const choice = objectIn(reply)?.tool;
  return tools.find(({ name }) => name === choice);
}

const whatInput = ({ name, description }: AiTool): string => `Give the input of ${name} as JSON. ${description}`;
const inputSchema = ({ input }: AiTool): JsonSchema => jsonSchema(input);
/** The call that was asked for; undefined when it cannot be read. What is in it, the tool's schema checks. */
function callOf(tool: AiTool, reply: string, id: string): ToolCall | undefined {
  const input = objectIn(reply);
  return input && { id, name: tool.name, json: JSON.stringify(input) };
}

/** Asks for the answer, once there is nothing more to look up. */
const answerNow = 'Now answer my last question in prose, only from what the tools gave.';

const someObject = v.record(v.string(), v.unknown());

function objectIn(reply: string): v.InferOutput<typeof someObject> | undefined {
  try {
    const read = v.safeParse(someObject, jsonIn(reply));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
