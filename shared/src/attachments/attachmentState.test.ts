import { expect, it, vi } from 'vitest';
import { closeClient, openStorage } from '../store/database';
import { openMemoryStore } from '../testing';
import { addAttachment, attachmentsOf, removeAttachment } from './attachmentState';

it('attachments live in memory only and go with the client', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  await openMemoryStore();
  const file = addAttachment('contact-1', new File(['hello'], 'quote.pdf', { type: 'application/pdf' }));
  addAttachment('contact-1', new File(['hi'], 'plan.txt'));
  expect(attachmentsOf('contact-1').map(({ name, size }) => [name, size])).toEqual([
    ['quote.pdf', 5],
    ['plan.txt', 2],
  ]);
  const stored: string[] = [];
  await openStorage()?.load([], (rows) => stored.push(JSON.stringify(rows)));
  expect(stored.join()).not.toContain('quote.pdf');
  removeAttachment('contact-1', file.id);
  expect(revoked).toHaveBeenCalledWith(file.url);
  await closeClient();
  expect(attachmentsOf('contact-1')).toEqual([]);
});
