// @vitest-environment page

import { notify } from '@steps/platform/ui';
import {
  activity,
  company,
  contact,
  deal,
  meeting,
  offeredControls,
  openMemoryStore,
  setCurrentPerson,
  tomWith,
} from '@steps/testing';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CalendarPage } from '../calendar/CalendarPage';
import { createProperty } from '../properties/propertyState';
import { createQuote, newLine } from '../quotes/quoteState';
import { SalesPage } from '../sales/SalesPage';
import { CrmSettingsPage } from '../settings/CrmSettingsPage';
import { createList } from '../staticLists/contactListState';
import { exampleReplies } from '../support/cannedReply';
import { createCannedReplies } from '../support/cannedState';
import { SupportPage } from '../support/SupportPage';
import { renderAt } from '../testing/renderAt';
import { ticket } from '../testing/ticket';
import { CompanyPage } from './CompanyPage';
import { ContactPage } from './ContactPage';
import { CrmPage } from './CrmPage';

const reader = Object.fromEntries(['crm', 'sales', 'support', 'calendar'].map((module) => [module, ['view' as const]]));
let quoteId = '';

beforeEach(async () => {
  setCurrentPerson(undefined);
  const about = { contactId: 'ann', companyId: 'engines' };
  await openMemoryStore({
    contacts: [
      contact({
        id: 'ann',
        name: 'Ada Lovelace',
        email: 'ada@engines.example',
        companyId: 'engines',
        tags: ['Champion'],
      }),
    ],
    companies: [company({ id: 'engines', name: 'Engines Ltd', tags: ['Champion'] })],
    deals: [deal({ id: 'site', name: 'New site', ...about })],
    activities: [activity({ subject: 'Called', ...about, dealId: 'site' })],
    meetings: [meeting({ title: 'Kick-off' })],
    tickets: [
      ticket({
        id: 't1',
        number: 1,
        subject: 'Blurred logo',
        status: 'solved',
        requesterName: 'Ada Lovelace',
        requesterEmail: 'ada@engines.example',
        tags: ['print'],
        satisfaction: 4,
        messages: [
          { id: 'm1', by: 'Ada', from: 'requester', body: 'Look.', internal: false, at: '2026-11-03T09:00:00Z' },
        ],
      }),
    ],
  });
  quoteId = createQuote({ dealId: 'site', lines: [newLine({ description: 'Site', unitPence: 100 })] }).id;
  createCannedReplies(exampleReplies);
  createProperty('contact', 'Renewal', 'date');
  createList('Fair');
  tomWith(reader);
});
afterEach(() => {
  cleanup();
  notify.clear();
  setCurrentPerson(undefined);
});

/** What a list offers for looking at it: views, search, filters, order, columns. */
const list = /^(Views: .*|Search .*|Add filter|More for .*|Columns)$/;
/**
 * What a record offers readers: the rules of its score, the filter of its timeline, copies of its facts, a call with its
 * company, a star that is not stored.
 */
const record =
  /^(Favourite|Meet|(Lead|Company) score .*|Copy .*|Calls|Emails|Meetings|Notes|Tasks|Changes|Pinned|Search activities)$/;
const nothing = /^$/;
const board = /^(Board|List|Close)$/;
const ticketView = /^(Views: .*|Add filter|Columns|All tickets|Close ticket view)$/;
const days = /^(Today|(Previous|Next) week|Second time zone|Month|Week|Day|Agenda|.*: show the day)$/;

it.each<readonly [string, string, string, ComponentType, string | RegExp, RegExp]>([
  ['the contacts', '/?module=crm', '/', CrmPage, 'Ada Lovelace', list],
  ['a contact', '/crm/contacts/ann', '/crm/contacts/:contactId', ContactPage, 'Engines Ltd', record],
  ['a company', '/crm/companies/engines', '/crm/companies/:companyId', CompanyPage, 'Ada Lovelace', record],
  ['the deals', '/?module=crm&tab=deals', '/', CrmPage, 'New site', board],
  ['a deal', '/?module=crm&tab=deals&deal=site', '/', CrmPage, 'Called', board],
  ['the quotes', '/?module=sales&tab=quotes', '/', SalesPage, 'Q-0001', list],
  ['sales', '/?module=sales', '/', SalesPage, 'Deals that need you', /^Closed deals of$/],
  ['a quote', '/?module=sales&tab=quotes&quote=ID', '/', SalesPage, 'Quote Q-0001', /^More actions$/],
  ['the tickets', '/?module=support&view=all', '/', SupportPage, 'Blurred logo', list],
  ['a ticket', '/?module=support&view=all&ticket=t1', '/', SupportPage, 'Look.', ticketView],
  ['the canned replies', '/?module=support&tab=replies', '/', SupportPage, /^\//, nothing],
  [
    'the settings of support',
    '/?module=support&tab=settings',
    '/',
    SupportPage,
    'Targets',
    /^(Your name|Single keys work)/,
  ],
  ['the calendar', '/?module=calendar', '/', CalendarPage, /November/, days],
  ['the stages', '/crm/settings', '/crm/settings', CrmSettingsPage, 'Stages', nothing],
  [
    'the lost reasons',
    '/crm/settings?section=lost-reasons',
    '/crm/settings',
    CrmSettingsPage,
    /Asked for when/,
    nothing,
  ],
  ['the tags', '/crm/settings?section=tags', '/crm/settings', CrmSettingsPage, /Words on contacts/, nothing],
  [
    'the properties',
    '/crm/settings?section=properties',
    '/crm/settings',
    CrmSettingsPage,
    /What you keep about contacts/,
    nothing,
  ],
  ['the lists', '/crm/settings?section=lists', '/crm/settings', CrmSettingsPage, /Groups of contacts/, nothing],
  ['the scores', '/crm/settings?section=scores', '/crm/settings', CrmSettingsPage, 'Lead score', nothing],
])('offers a reader of %s nothing that changes records', async (_, address, path, Page, ready, allowed) => {
  renderAt(address.replace('ID', quoteId), path, Page);
  await screen.findAllByText(ready);
  expect(offeredControls().filter((name) => !allowed.test(name))).toEqual([]);
});
