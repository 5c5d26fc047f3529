import type { aesCipher } from '@steps/journal';

/** Of the browser's private file system. */
export const copyFolderName = 'steps-copies';

type Cipher = ReturnType<typeof aesCipher>;
let cipher: Cipher | undefined;

/** With what copies are sealed: the key of an encrypted workspace; nothing in a plain one. */
export function sealCopiesWith(given: Cipher | undefined): void {
  cipher = given;
}

/** What seals copies while an encrypted workspace is open. */
export const copyCipher = (): Cipher | undefined => cipher;

/** Removes all copies: they must not outlive what protects them. Never rejects. */
export async function removeCopyFolder(): Promise<void> {
  try {
    const root = await navigator.storage?.getDirectory?.();
    await root?.removeEntry(copyFolderName, { recursive: true });
  } catch (error) {
    // Most often there were none.
    console.info('No automatic copies were removed.', error);
  }
}
