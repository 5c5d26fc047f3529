import { closeClient } from '@steps/platform';
import { openMemoryStore, openStorage } from '@steps/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addAttachment,
  addAttachmentTag,
  attachmentsOf,
  removeAttachment,
  removeAttachmentTag,
  updateAttachment,
} from './attachmentState';

const pdf = () => new File(['hello'], 'quote.pdf', { type: 'application/pdf' });
const only = () => {
  const [file] = attachmentsOf('contact-1');
  if (!file) throw new Error('Expected a file.');
  return file;
};

beforeEach(async () => {
  await openMemoryStore();
});

describe('attachments', () => {
  it('live in memory only and go with the client', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const file = addAttachment('contact-1', pdf());
    addAttachment('contact-1', new File(['hi'], 'plan.txt'));
    expect(attachmentsOf('contact-1').map(({ name, size }) => [name, size])).toEqual([
      ['quote.pdf', 5],
      ['plan.txt', 2],
    ]);
    const stored: string[] = [];
    await openStorage()?.load([], (rows) => stored.push(JSON.stringify(rows)));
    expect(stored.join()).not.toContain('quote.pdf');
    const bringBack = removeAttachment('contact-1', file.id);
    expect(revoked).toHaveBeenCalledWith(file.url);
    await closeClient();
    expect(attachmentsOf('contact-1')).toEqual([]);
    bringBack();
    expect(attachmentsOf('contact-1'), 'nothing comes back into another client').toEqual([]);
  });

  it('are put back in their place by undo, and can be opened again', async () => {
    const file = addAttachment('contact-1', pdf());
    addAttachment('contact-1', new File(['hi'], 'plan.txt'));
    const bringBack = removeAttachment('contact-1', file.id);
    bringBack();
    bringBack();
    expect(attachmentsOf('contact-1').map(({ name }) => name)).toEqual(['quote.pdf', 'plan.txt']);
    expect(await (await fetch(only().url)).text()).toBe('hello');
  });

  it('get a description and at most 10 tags', () => {
    addAttachment('contact-1', pdf());
    updateAttachment('contact-1', only().id, { description: 'Second version' });
    for (const tag of 'abcdefghij') addAttachmentTag('contact-1', only(), tag);
    expect(() => addAttachmentTag('contact-1', only(), 'k')).toThrow('A file can have at most 10 tags.');
    removeAttachmentTag('contact-1', only(), 'A');
    expect(only()).toMatchObject({ description: 'Second version', tags: [...'bcdefghij'] });
  });

  it('never open as a page of ours: what a browser could run is served as a download', async () => {
    const file = addAttachment('contact-1', new File(['<script>1</script>'], '../x.html', { type: 'text/html' }));
    expect(file.name).toBe('x.html');
    expect((await fetch(file.url)).headers.get('content-type')).toBe('application/octet-stream');
  });

  it('are refused when they are empty', () => {
    expect(() => addAttachment('contact-1', new File([], 'empty.txt'))).toThrow('“empty.txt” is empty.');
  });
});
