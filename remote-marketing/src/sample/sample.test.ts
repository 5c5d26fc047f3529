import { activeClient, contacts } from '@steps/business';
import { briefs } from '@steps/business/briefs';
import { campaigns } from '@steps/business/campaigns';
import { formAnswers } from '@steps/business/forms';
import { addSamplePart, openSampleClient } from '@steps/business/sample';
import { approveAiResult, openMemoryStore } from '@steps/testing';
import { beforeEach, expect, it } from 'vitest';
import { pieceText } from '../content/pieceText';
import { documentOf, landingPages } from '../landing/landingPage';
import { pageFindings } from '../landing/pageChecks';
import { pieceKinds, pieces } from '../pieces/piece';
import { pieceStatus, pieceStatuses } from '../pieces/pieceRules';
import { resultOf } from '../pieces/pieceState';
import { siteId, sites } from '../website/site';
import { buildSite } from '../website/siteFiles';
import { sample } from '.';

const now = new Date(2026, 10, 3, 12, 0);
const statusOf = (id: string) => {
  const piece = pieces.get(id);
  return piece && pieceStatus(piece, resultOf);
};

beforeEach(async () => {
  await openMemoryStore();
  await openSampleClient(now);
  await addSamplePart('remote-marketing', async () => sample, now);
});

it('brings six campaigns of every kind of status to the sample business, one with what it brought', () => {
  expect(campaigns.size).toBe(6);
  expect(new Set(campaigns.all().map(({ status }) => status))).toEqual(
    new Set(['sent', 'scheduled', 'draft', 'ready']),
  );
  expect(campaigns.all().every(({ createdAt }) => createdAt <= now.toISOString())).toBe(true);
  const [counted, ...others] = campaigns.all().filter(({ results }) => results);
  expect(others).toEqual([]);
  expect(counted?.status).toBe('sent');
  for (const { opens, clicks, replies, orders } of Object.values(counted?.results ?? {})) {
    const half = (counted?.recipients ?? 0) / 2;
    expect([half, opens, clicks, replies, orders]).toEqual(
      [half, opens, clicks, replies, orders].sort((a, b) => b - a),
    );
  }
  expect(pieces.get(counted?.pieceId ?? '')?.title).toBe(counted?.name);
  const [scheduled] = campaigns.all().filter(({ status }) => status === 'scheduled');
  expect(scheduled?.subject).toBeTruthy();
  expect(contacts.all().some(({ tags }) => tags.includes(scheduled?.audienceFrom?.name ?? ''))).toBe(true);
});

it('brings pieces in every status, before and after today, each with words', () => {
  expect(new Set(pieces.all().map((piece) => pieceStatus(piece, resultOf)))).toEqual(new Set(pieceStatuses));
  for (const piece of pieces.all()) {
    expect(pieceKinds).toContain(piece.kind);
    expect(pieceText(piece)).not.toBe('');
    expect(Object.values(piece.brief).every(Boolean)).toBe(true);
    expect(piece.createdAt < now.toISOString()).toBe(true);
    expect(piece.publishedAt === undefined || piece.publishedAt < now.toISOString()).toBe(true);
    expect(piece.scheduledAt === undefined || piece.scheduledAt > now.toISOString()).toBe(true);
  }
  expect(pieces.all().filter(({ publishedAt }) => publishedAt).length).toBeGreaterThan(3);
  expect(pieces.all().filter(({ scheduledAt }) => scheduledAt).length).toBeGreaterThan(3);
  expect(briefs.all().map(({ begunAt }) => begunAt)).toEqual([undefined, undefined]);
});

it('brings a website whose pages are complete, and answers to its form from contacts', () => {
  const client = activeClient();
  const site = sites.get(siteId);
  if (!client || !site) throw new Error('Expected a website.');
  const sources = site.pages.map((page) => {
    const landing = landingPages.get(page.pageId);
    if (!landing) throw new Error(`Expected ${page.pageId}.`);
    return { page, name: landing.name, document: documentOf(landing), updatedAt: landing.updatedAt };
  });
  expect(buildSite(site, sources, client).findings).toEqual([]);
  expect(sources.flatMap(({ document }) => pageFindings(document)).map(({ text }) => text)).toEqual([
    'Say where the answers of the exported page go.',
  ]);
  expect(formAnswers.size).toBe(2);
  for (const { contactId, name, email } of formAnswers.all())
    expect(contacts.get(contactId)).toMatchObject({ name, email });
});

it('a post that waits in the review queue is scheduled once somebody approves it there', () => {
  const id = 'piece-sample-saltmarsh-linkedin';
  expect(statusOf(id)).toBe('waiting');
  approveAiResult(pieces.get(id)?.parts.main?.options[0] ?? '');
  expect(statusOf(id)).toBe('scheduled');
});
