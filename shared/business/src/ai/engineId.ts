/** The engines that can be chosen; as settings and results keep them. */
export const engineIds = ['built-in', 'browser', 'local', 'openai-compatible'] as const;
export type EngineId = (typeof engineIds)[number];
