import { aiResults } from '@steps/business';
import { review } from '@steps/business/results';
import { UnapprovedAiChangeError } from '@steps/platform';
import { aiResult, approveAiResult, modifyAiResult, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { phaseVersions } from '../analysis/results';
import { type AnalysisSession, analysisSessions } from '../analysis/session';
import { analysisPhases } from '../tasks/analysisPhases';
import { reportDocument } from './reportPdf';
import { assembleReport, editSection } from './reportState';
import { reportMarkdown } from './reportText';
import { sampleReport } from './sampleReport';

const session: AnalysisSession = {
  id: 'session-1',
  name: 'Autumn review',
  currentPhase: analysisPhases,
  businessContext: 'Joinery',
  industry: 'Manufacturing',
  strategicQuestions: '',
  selectedFramework: 'SWOT',
  savedPrompts: [],
  phases: { 2: { notes: 'Ask Amelia first.', leftOut: [] } },
  runs: [],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const result = (id: string, phase: number, output: string, more = {}) =>
  aiResult({
    id,
    kind: 'analysis-phase',
    module: 'strategy',
    output,
    inputs: { phase, facts: [] },
    about: { collection: analysisSessions.name, id: session.id },
    ...more,
  });

const texts = {
  approved: 'Referrals bring nearly all of the income of this year.',
  changed: 'Customers choose the workshop for its speed of work.',
  rejected: 'Three large national competitors entered the town.',
  open: 'Hiring a second joiner would pay within four months.',
};

beforeEach(async () => {
  await openMemoryStore({
    analysisSessions: [session],
    aiResults: [
      result('one', 2, texts.approved),
      result('two', 3, texts.changed),
      result('three', 4, texts.rejected),
      result('four', 5, texts.open),
    ],
  });
  approveAiResult('one');
  modifyAiResult('two', 'Customers choose the workshop for its care.');
  review.reject('three', 'There are none.');
});

describe('the report', () => {
  it('is made of approved and modified results, as they were approved, and of no other', () => {
    const text = reportMarkdown(assembleReport(session) ?? sampleReport);
    expect(text).toContain(texts.approved);
    expect(text).toContain('Customers choose the workshop for its care.');
    for (const absent of [texts.changed, texts.rejected, texts.open]) expect(text).not.toContain(absent);
  });

  it('numbers its evidence over the whole document, and names what AI wrote before without its words', async () => {
    const website = 'What was learned from the website: It sells oak tables. (Business learning, approved)';
    const won = 'Won deals by source: Referral £4,000 of £4,500 (3 deals, last 12 months)';
    await openMemoryStore({
      analysisSessions: [session],
      aiResults: [
        result('one', 2, '- Oak sells best. (evidence 2)', { inputs: { phase: 2, facts: [won, website] } }),
        result('two', 3, '- Friends send friends. (evidence 1, 2 and 9)\n- Rivals sleep. (evidence 7)', {
          inputs: { phase: 3, facts: [website, won] },
        }),
      ],
    });
    approveAiResult('one');
    approveAiResult('two');
    const report = assembleReport(session);
    const text = (id: string) => report?.sections.find((section) => section.id === id)?.text;
    expect(text('phase-2')).toBe('- Oak sells best. (evidence 1)');
    expect(text('phase-3')).toBe('- Friends send friends. (evidence 1, 2)\n- Rivals sleep. (assumption)');
    expect(text('evidence')).toBe(`1. What was learned from the website\n\n2. ${won}`);
  });

  it('has every decision and the notes in its appendix', () => {
    const report = assembleReport(session);
    expect(report?.trail.map(({ phase, decision, note }) => [phase, decision, note])).toEqual([
      ['2. Market and demand', 'Approved', ''],
      ['2. Market and demand', 'Notes', 'Ask Amelia first.'],
      ['3. Customers and segments', 'Modified', ''],
      ['4. Competitors and alternatives', 'Rejected', 'There are none.'],
    ]);
  });

  it('can be put together while a later phase waits that quotes a finding in part', async () => {
    const cut = texts.approved.slice(0, -1);
    const long = `It is clear. ${cut}, and nearly none of it was ever asked for.`;
    const told = result('five', 5, `- Phase 2, Market and demand: It is clear. ${cut}… (evidence 1)`, {
      inputs: { phase: 5, facts: [`Phase 2, Market and demand: ${long}`] },
      createdAt: '2026-11-04T12:00:00.000Z',
    });
    await openMemoryStore({ analysisSessions: [session], aiResults: [result('one', 2, long), told] });
    approveAiResult('one');
    expect(assembleReport(session)?.sections.map(({ id }) => id)).toEqual(['summary', 'phase-2']);
  });

  it('does not exist while nothing is approved', async () => {
    await openMemoryStore({ analysisSessions: [session], aiResults: [result('one', 2, texts.approved)] });
    expect(assembleReport(session)).toBeUndefined();
  });

  it('is edited by a person, but takes no words that nobody approved', () => {
    assembleReport(session);
    editSection(session.id, 'summary', { text: 'Grow by being recommended.' });
    expect(() => editSection(session.id, 'summary', { text: texts.open })).toThrow(UnapprovedAiChangeError);
  });

  it('becomes a document whose headings are bookmarks and whose bars are named in words', () => {
    const content = JSON.stringify(reportDocument(sampleReport).content);
    expect(content).toContain('"text":"Summary","style":"heading","outline":true');
    expect(content).toContain('£32,150');
  });
});

describe('the versions of a phase', () => {
  it('are its own entries and what was asked for in place of them; a newer rejection takes the phase out', async () => {
    const again = result('five', 2, 'Another text about the market.', {
      replacesId: 'one',
      about: undefined,
      createdAt: '2026-11-04T12:00:00.000Z',
    });
    await openMemoryStore({
      analysisSessions: [session],
      aiResults: [result('one', 2, texts.approved), { ...again, about: undefined }],
    });
    approveAiResult('one');
    expect(phaseVersions(session)[1]?.map(({ id }) => id)).toEqual(['one', 'five']);
    expect(assembleReport(session)?.sections.map(({ id }) => id)).toContain('phase-2');
    review.reject('five', 'No.');
    expect(assembleReport(session)).toBeUndefined();
    expect(aiResults.size).toBe(2);
  });
});
