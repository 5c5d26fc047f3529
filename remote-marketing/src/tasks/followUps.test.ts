import { sampleBriefs, writtenFor } from '@steps/testing/tasks';
import { describe, expect, it } from 'vitest';
import { emailBody } from './emailBody';

const sample = sampleBriefs[0];
const brief = 'Write an email about our summer sale, 20% off everything until 30 June, call 0113 496 0200';

async function rewritten(feedback: string) {
  if (!sample) throw new Error('Expected a sample brief.');
  const input = { type: 'promotional', tone: 'friendly', audience: 'small-business', prompt: brief };
  const { text: previous } = await writtenFor(emailBody, input, sample);
  const { text, output } = await writtenFor(emailBody, input, sample, { feedback, previous });
  return { previous, text, followUps: output.followUps ?? [] };
}

describe('a note on an email', () => {
  it.each([
    ['shorter', (text: string, previous: string) => text.length < previous.length],
    ['longer', (text: string, previous: string) => text.length > previous.length],
    ['mention Leeds', (text: string) => text.includes('Leeds')],
    ['more formal', (text: string) => text.startsWith('Dear') && !text.includes('We’d')],
    ['no exclamation marks', (text: string) => !text.includes('!')],
    ['remove the date', (text: string) => !text.includes('30 June')],
    ['in bullet points', (text: string) => /^- Offer: 20% off everything$/m.test(text)],
  ])('“%s” is followed', async (feedback, follows) => {
    const { text, previous, followUps } = await rewritten(feedback);
    expect(follows(text, previous), text).toBe(true);
    expect(followUps.map(({ outcome }) => outcome)).toEqual(['done']);
  });

  it('that asks for what the brief does not say is answered with a question', async () => {
    const { followUps } = await rewritten('add the price');
    expect(followUps).toEqual([
      { wish: 'Add the price', outcome: 'not-done', note: 'The brief gives none. What is the price?' },
    ]);
  });
});
