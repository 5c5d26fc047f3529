import { commit, defineCollection, drop, existing, newId, put, RuleError, stamp, useRecords } from '@steps/platform';
import { useMemo } from 'react';
import * as v from 'valibot';
import { blocksFrom, blocksText } from '../../editor/clipboard';
import type { EditorDocument } from '../../editor/document';
import type { SavedBranch } from '../../editor/editor';
import { pageBlocks } from '../blocks';

const savedSectionSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The blocks as they are written to the clipboard. */
  blocks: v.string(),
  createdAt: v.string(),
});
type SavedSection = Readonly<v.InferOutput<typeof savedSectionSchema>>;

/** Parts of pages that are used again, of the open client. */
export const savedSections = defineCollection({
  name: 'landingSections',
  module: ['marketing', 'website'],
  schema: savedSectionSchema,
  version: 1,
  restorable: true,
});

/** Keeps a block with all below it under a name. `RuleError` without one. */
export function saveSection(name: string, document: EditorDocument, id: string): SavedSection {
  const section: SavedSection = {
    id: newId('section'),
    name: checkedName(name),
    blocks: blocksText(document, [id]),
    createdAt: stamp(),
  };
  commit({ label: `Save section ${section.name}`, changes: [put(savedSections, section)] });
  return section;
}

/** Renames a section. `RuleError` without a name. */
export function renameSection(id: string, name: string): void {
  const section = existing(savedSections, id);
  const next = checkedName(name);
  if (next !== section.name)
    commit({ label: `Rename section ${section.name}`, changes: [put(savedSections, { ...section, name: next })] });
}

/** Deletes a section; pages that use it keep their blocks. */
export function deleteSection(id: string): void {
  const { name } = existing(savedSections, id);
  commit({ label: `Delete section ${name}`, changes: [drop(savedSections, id)] });
}

const read = new WeakMap<SavedSection, SavedBranch>();

/** The saved sections by name, as the library offers them. One that cannot be read any more is left out. */
export function useSavedBranches(): readonly SavedBranch[] {
  const sections = useRecords(savedSections);
  return useMemo(
    () =>
      sections
        .flatMap((section) => {
          const branch = read.get(section) ?? savedBranch(section);
          if (branch) read.set(section, branch);
          return branch ? [branch] : [];
        })
        .sort((one, other) => one.name.localeCompare(other.name)),
    [sections],
  );
}

function savedBranch({ id, name, blocks }: SavedSection): SavedBranch | undefined {
  const [branch] = blocksFrom(blocks, pageBlocks);
  return branch && { id, name, branch };
}

function checkedName(typed: string): string {
  const name = typed.trim();
  if (!name) throw new RuleError('Give the section a name.');
  return name;
}
