// @vitest-environment page

import { notify, Overlays } from '@steps/platform/ui';
import { openMemoryStore, savedFiles } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadReport } from './deliverReport';
import { sampleReport } from './sampleReport';

let saved: ReturnType<typeof savedFiles>;
const named = (preparedFor: string) => ({ ...sampleReport, preparedFor });

beforeEach(async () => {
  await openMemoryStore({});
  saved = savedFiles();
  render(<Overlays />);
});
afterEach(() => {
  cleanup();
  notify.clear();
});

it('a name in Polish, Greek or Cyrillic letters is in the PDF', async () => {
  await downloadReport(named('Łukasz Żółć, Θάλεια, Юлия'), 'pdf');
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/\.pdf$/);
});

it('a name whose letters the PDF lacks is said plainly, and a Word file has it', async () => {
  await downloadReport(named('張偉 Trading'), 'pdf');
  expect(saved).toHaveLength(0);
  expect(await screen.findByText('The PDF cannot show 張 偉')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Export DOCX' }));
  await vi.waitFor(() => expect(saved[0]?.name).toMatch(/\.docx$/));
});

// Without breaks in it the library takes minutes for such a word, and the page does nothing else meanwhile.
it('a word of 100,000 letters is in the PDF too', async () => {
  const [section] = sampleReport.sections;
  if (!section) throw new Error('Expected the sample report to have a section.');
  await downloadReport({ ...sampleReport, sections: [{ ...section, text: 'x'.repeat(100_000) }] }, 'pdf');
  expect(saved).toHaveLength(1);
});
