import { slug } from '@steps/platform/src/core/text/slug';
import { WorkspaceError } from '@steps/platform/src/core/workspace/workspaceError';
import { type RecoveryFileContent, recoveryFileSchema } from '@steps/platform/src/core/workspace/workspaceSchema';
import * as v from 'valibot';
import { fromBase32, toBase32Groups } from './keyText';

/** A file to offer for download: shown once, since nothing that opens the data is kept readable in the browser. */
export interface RecoveryFile {
  readonly fileName: string;
  readonly text: string;
}

/** The recovery file of a workspace: JSON that a person can read. */
export function recoveryFile(
  workspace: { id: string; name: string; createdAt: string },
  recoveryKey: Uint8Array,
): RecoveryFile {
  const content: RecoveryFileContent = {
    product: 'Steps',
    kind: 'recovery key',
    workspace: workspace.name,
    workspaceId: workspace.id,
    created: workspace.createdAt,
    recoveryKey: toBase32Groups(recoveryKey),
    instructions: [
      'Keep this file somewhere safe, away from this computer: whoever has it can open your workspace in this browser.',
      'If you forget the passphrase, choose "Use recovery file" on the sign-in screen, open this file and set a new passphrase.',
      'The file holds a key, not your data. It opens the workspace only in the browser where the workspace was made.',
    ],
  };
  return {
    fileName: `steps-recovery-${slug(workspace.name) || 'workspace'}.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}

/** The recovery key (32 bytes) from a file's text, or from the key alone as typed. Throws `bad-recovery-file`. */
export function recoveryKeyFrom(text: string): Uint8Array<ArrayBuffer> {
  const keyText = text.trimStart().startsWith('{') ? keyTextOf(text) : text;
  const key = fromBase32(keyText);
  if (key?.length === 32) return key;
  throw new WorkspaceError(
    'bad-recovery-file',
    'This recovery key is not complete: it has 13 groups of four letters and digits (2 to 7).',
  );
}

function keyTextOf(text: string): string {
  try {
    return v.parse(recoveryFileSchema, JSON.parse(text)).recoveryKey;
  } catch (cause) {
    throw new WorkspaceError('bad-recovery-file', 'This is not a Steps recovery file, or it was changed.', { cause });
  }
}
