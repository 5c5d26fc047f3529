// @vitest-environment page
import { aiResults } from '@steps/business';
import { RuleError } from '@steps/platform';
import { aiResult, approveAiResult, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { approvedVersion, phaseVersions } from './results';
import { type AnalysisSession, analysisSessions } from './session';
import { duplicateSession, readSessionFile, sessionFile } from './sessionFile';
import { archiveSession, chooseSession, openSession } from './sessionState';

const session: AnalysisSession = {
  id: 'session-1',
  name: 'Autumn review',
  currentPhase: 3,
  businessContext: 'Oak tables',
  industry: 'Manufacturing',
  strategicQuestions: 'Hire or not?',
  selectedFramework: 'SWOT',
  savedPrompts: ['Five forces in one page'],
  phases: { 2: { notes: 'Ask Amelia first.', leftOut: ['segments'] } },
  runs: [],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const market = aiResult({
  id: 'ai1',
  kind: 'analysis-phase',
  module: 'strategy',
  output: 'Referrals bring nearly all of the income of this year.',
  inputs: { phase: 2, facts: [] },
  about: { collection: analysisSessions.name, id: session.id },
});

beforeEach(async () => {
  localStorage.clear();
  await openMemoryStore({ analysisSessions: [session], aiResults: [market] });
  approveAiResult('ai1');
  chooseSession(session.id);
});

describe('a session that is duplicated', () => {
  it('has the same setup, notes and reviewed results under a name of its own, and is opened', () => {
    const copy = duplicateSession(session);
    expect(copy).toMatchObject({ name: 'Autumn review, copy', businessContext: 'Oak tables', currentPhase: 3 });
    expect(copy.phases[2]).toMatchObject({ notes: 'Ask Amelia first.', leftOut: ['segments'] });
    expect(approvedVersion(phaseVersions(copy)[1] ?? [])?.id).toBe('ai1');
    expect(openSession().id).toBe(copy.id);
    expect(aiResults.size).toBe(1);
  });

  it('is another one: its notes are not those of the first', () => {
    const copy = duplicateSession(session);
    expect(copy.id).not.toBe(session.id);
    expect(analysisSessions.get(session.id)).toEqual(session);
  });
});

describe('a session that is archived', () => {
  it('is no longer open, and comes back as it was when it is taken out again', () => {
    const copy = duplicateSession(session);
    archiveSession(copy.id, true);
    expect(openSession().id).toBe(session.id);
    archiveSession(copy.id, false);
    expect(openSession().id).toBe(copy.id);
    expect(analysisSessions.get(copy.id)?.archivedAt).toBeUndefined();
  });
});

describe('a session as a file', () => {
  it('comes back with what was typed, and with its results waiting for a person again', () => {
    const added = readSessionFile(sessionFile(session));
    expect(added).toMatchObject({
      name: 'Autumn review (2)',
      businessContext: 'Oak tables',
      strategicQuestions: 'Hire or not?',
      savedPrompts: ['Five forces in one page'],
    });
    expect(added.phases[2]?.notes).toBe('Ask Amelia first.');
    const [version] = phaseVersions(added)[1] ?? [];
    expect(version).toMatchObject({ status: 'pending', output: market.output });
    expect(version?.id).not.toBe('ai1');
  });

  it.each([
    ['nothing', () => ''],
    ['another kind of file', () => '{"contacts":[]}'],
    ['a phase that there is not', () => changedFile('"phase": 2', '"phase": 12')],
    ['a newer version', () => changedFile('"version": 1', '"version": 2')],
    ['half of its text', () => sessionFile(session).slice(0, 300)],
  ])('is refused with words when it holds %s, and nothing is added', (_, file) => {
    const text = file();
    expect(() => readSessionFile(text)).toThrow(RuleError);
    expect(analysisSessions.size).toBe(1);
    expect(aiResults.size).toBe(1);
  });
});

/** The file of the session with other words in it; they must be there, so that the change is one. */
function changedFile(words: string, others: string): string {
  const text = sessionFile(session);
  expect(text).toContain(words);
  return text.replace(words, others);
}
