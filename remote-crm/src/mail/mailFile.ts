import type { OutgoingMail } from '@steps/business/mail';

export type MailFile = NonNullable<OutgoingMail['files']>[number];

/** A file as it goes with a message. */
export const mailFile = async (file: File): Promise<MailFile> => ({
  name: file.name,
  type: file.type || 'application/octet-stream',
  base64: base64Of(new Uint8Array(await file.arrayBuffer())),
});

/** In pieces: a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(text);
}
