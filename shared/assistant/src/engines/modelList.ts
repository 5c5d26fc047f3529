import * as v from 'valibot';

/** A model that a server offers. */
export interface ListedModel {
  readonly id: string;
  /** Whether it may hold a conversation, by what the list says and by its name; only asking it shows. */
  readonly mayChat: boolean;
}

/** Names under which servers put their list, and a model its name: the name that is asked for first. */
const lists = ['data', 'models', 'result', 'results', 'items', 'value', 'model_list'] as const;
const ids = ['id', 'model', 'key', 'name', 'model_name', 'slug'] as const;

const entry = v.record(v.string(), v.unknown());

/**
 * The models in a server's list, sorted, those that may chat first; `undefined` for what is no list. It may be bare, of texts,
 * under another name than the protocol's, or by name.
 */
export function readModelList(body: unknown): readonly ListedModel[] | undefined {
  const items = itemsIn(body, 0);
  if (!items) return undefined;
  const models = new Map(items.flatMap(listedModel).map((model) => [model.id, model]));
  return [...models.values()].sort(
    (one, other) => Number(other.mayChat) - Number(one.mayChat) || one.id.localeCompare(other.id),
  );
}

function itemsIn(body: unknown, depth: number): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  const read = v.safeParse(entry, body);
  if (!read.success || depth > 2) return undefined;
  const found = lists.flatMap((name) => {
    const inside = itemsIn(read.output[name], depth + 1) ?? byName(read.output[name]);
    return inside ? [inside] : [];
  });
  // llama.cpp writes its list twice, LiteLLM leaves one of them empty.
  return found.find(({ length }) => length > 0) ?? found[0];
}

/** `{ "llama": {…}, "qwen": {…} }` */
function byName(models: unknown): readonly unknown[] | undefined {
  const read = v.safeParse(v.record(v.string(), entry), models);
  return read.success ? Object.entries(read.output).map(([id, model]) => ({ id, ...model })) : undefined;
}

function listedModel(item: unknown): ListedModel[] {
  if (typeof item === 'string') return item.trim() ? [{ id: item, mayChat: !otherWork.test(item) }] : [];
  const read = v.safeParse(entry, item);
  if (!read.success) return [];
  const id = ids.map((name) => read.output[name]).find((value) => typeof value === 'string' && value.trim());
  return typeof id === 'string' ? [{ id, mayChat: !otherWork.test(id) && !saysOther(read.output) }] : [];
}

/** Names of models that embed, rank, listen, speak, draw or moderate. A wrong guess only puts a model later in the list. */
const otherWork =
  /embed|rerank|whisper|transcri|\bstt\b|\btts\b|(?:^|[-_/])(?:bge|gte|e5|clip|colbert|minilm|vae)\b|speech|voice|kokoro|piper|dall-?e|imagen|image|diffusion|sdxl|flux|video|sora|veo\b|moderation|guard|davinci|babbage|realtime|\baqa\b|parakeet|canary/i;

const kinds = v.object({
  /** LM Studio, Together. */
  type: v.fallback(v.optional(v.string()), undefined),
  task: v.fallback(v.optional(v.string()), undefined),
  /** Mistral. */
  capabilities: v.fallback(v.optional(v.object({ completion_chat: v.optional(v.boolean()) })), undefined),
  /** Gemini. */
  supportedGenerationMethods: v.fallback(v.optional(v.array(v.string())), undefined),
  /** OpenRouter. */
  architecture: v.fallback(v.optional(v.object({ output_modalities: v.optional(v.array(v.string())) })), undefined),
});

function saysOther(model: unknown): boolean {
  const read = v.safeParse(kinds, model);
  if (!read.success) return false;
  const { type, task, capabilities, supportedGenerationMethods: methods, architecture } = read.output;
  return (
    [type, task].some((kind) => kind && otherWork.test(kind)) ||
    capabilities?.completion_chat === false ||
    (methods !== undefined && !methods.includes('generateContent')) ||
    architecture?.output_modalities?.includes('text') === false
  );
}
