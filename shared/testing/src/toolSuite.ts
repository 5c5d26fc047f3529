import { toolParameter } from '@steps/assistant/src/engines/openAiMessages';
import type { AiTool } from '@steps/platform/src/core/contract/aiTool';
import { describe, expect, it } from 'vitest';

/** Rules for the tools of every remote. `declared` is `tools` of its `facts.ts`. */
export function describeTools(tools: readonly AiTool[], declared: readonly unknown[]): void {
  describe('the tools that this remote offers to AI', () => {
    it('stand in its remote.json with their kind, so that they are known before it is loaded', () => {
      expect(declared).toEqual(
        tools.map(({ name, kind }) => ({
          name,
          label: expect.stringMatching(/\S/),
          kind,
          module: expect.stringMatching(/\S/),
        })),
      );
    });

    it.each(tools)('$name says when it is used, and a model can be told what it wants', (tool) => {
      expect(tool.description).toMatch(/\S \S.*\.$/s);
      expect(toolParameter(tool)).toMatchObject({ function: { name: tool.name, parameters: { type: 'object' } } });
    });
  });
}
