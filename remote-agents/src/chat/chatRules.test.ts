import { expect, it } from 'vitest';
import { agents } from '../agents/agents';
import { followsEnd, followUpsOf, handoverFor, lookedAt, mentionIn, nounOf, withoutMention } from './chatRules';
import { pageContext } from './pageContext';
import type { Message } from './thread';

const agent = (id: string) => agents.find((one) => one.id === id) as (typeof agents)[number];
const lookUp = (tool: string, result: object) => ({ tool, input: '{}', result: JSON.stringify(result), failed: false });

it('a colleague is asked by a mention, whatever the case, and an email address is none', () => {
  expect(mentionIn('@marla who has gone quiet?', agents)?.id).toBe('marla');
  expect(mentionIn('What would @Dex say?', agents)?.id).toBe('dex');
  expect(mentionIn('Write to ann@dex.example', agents)).toBeUndefined();
  expect(mentionIn('@nobody hello', agents)).toBeUndefined();
});

it('hands over only to a colleague named in its collaborations, with the reason', () => {
  expect(handoverFor('deals', agent('ava'), agents)).toMatchObject({
    to: { id: 'quinn' },
    reason: 'deals',
  });
  expect(handoverFor('deals', agent('quinn'), agents)).toBeUndefined();
  expect(handoverFor('tickets', agent('atlas'), agents)).toBeUndefined();
  expect(handoverFor(undefined, agent('ava'), agents)).toBeUndefined();
});

it('says how many records it looked at, also where the result was cut', () => {
  expect(lookedAt([lookUp('find_records', { noun: 'deals', total: 2, lookedAt: 30, records: [] })])).toBe(
    'Looked at 30 deals',
  );
  const cut = { ...lookUp('find_records', {}), result: '{"noun":"contacts","total":9,"lookedAt":1200,"rec… (cut)' };
  expect(lookedAt([cut])).toBe('Looked at 1,200 contacts');
  expect(lookedAt([lookUp('crm_vocabulary', {})])).toBe('Looked up once');
});

it('offers questions that follow from an answer, and none that was asked already', () => {
  const message = { reading: { query: '{"noun":"deals"}', parts: [] } } as unknown as Message;
  expect(followUpsOf(nounOf(message), ['What is the win rate?'])).toEqual(['Which deals have no next step?']);
});

it('knows the page that is open: a record by its id, else the module with its tab', () => {
  expect(pageContext('/crm/contacts/ann', 'crm', {})).toMatchObject({
    label: 'This contact',
    record: { noun: 'contacts', id: 'ann' },
  });
  expect(pageContext('/', 'dashboard', { module: 'crm', tab: 'deals' })?.label).toBe('CRM: deals');
  expect(pageContext('/', 'crm', { module: 'crm', deal: 'd1' })?.record).toEqual({ noun: 'deals', id: 'd1' });
  expect(pageContext('/agents', 'dashboard', {})).toBeUndefined();
});

it('a copy is asked by its whole name, and the name is no part of the question', () => {
  const named = [{ name: 'Ava' }, { name: 'Ava 2' }];
  expect(mentionIn('@ava 2 how many deals?', named)?.name).toBe('Ava 2');
  expect(mentionIn('@Ava how many deals?', named)?.name).toBe('Ava');
  expect(mentionIn('@Avalon how many deals?', named)).toBeUndefined();
  expect(withoutMention('@Ava 2, how many deals?', named)).toBe('how many deals?');
  expect(withoutMention('Ask @Ava how many', named)).toBe('Ask @Ava how many');
});

it('an answer that grows faster than the conversation moves is still followed; who scrolls up is left there', () => {
  const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 500 });
  expect(followsEnd(true, 400, at(500, 2000))).toBe(true);
  expect(followsEnd(true, 500, at(300, 2000))).toBe(false);
  expect(followsEnd(false, 300, at(600, 2000))).toBe(false);
  expect(followsEnd(false, 600, at(1450, 2000))).toBe(true);
});
