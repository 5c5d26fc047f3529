// @vitest-environment page

import { addBrief } from '@steps/business/briefs';
import { createCampaign } from '@steps/business/campaigns';
import { commit, put } from '@steps/platform';
import { Route, Routes } from '@steps/platform/router';
import { notify, Overlays } from '@steps/platform/ui';
import {
  aiResult,
  contact,
  MemoryRouter,
  offeredControls,
  openMemoryStore,
  setCurrentPerson,
  testNow,
  tomWith,
} from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AdStudio } from '../ads/AdStudio';
import { BlogStudio } from '../blog/BlogStudio';
import { Branding } from '../branding/Branding';
import { BrandSetup } from '../branding/BrandSetup';
import { CampaignList } from '../campaigns/CampaignList';
import { optOut } from '../campaigns/optOut';
import { ContentStudio } from '../content/ContentStudio';
import { emptyDocument } from '../editor/document';
import { EmailStudio } from '../email/EmailStudio';
import { EmailBuilder } from '../emailBuilder/EmailBuilder';
import { createDesign } from '../emailBuilder/emailDesignState';
import { emailTemplates } from '../emailBuilder/templates';
import { MarketingHub } from '../hub/MarketingHub';
import { LandingBuilder } from '../landing/LandingBuilder';
import { LandingList } from '../landing/LandingList';
import { LandingPreview } from '../landing/LandingPreview';
import { createPage } from '../landing/landingPageState';
import { startTheme } from '../landing/pageTheme';
import { marketingPaths } from '../paths.generated';
import { type Piece, pieces } from '../pieces/piece';
import { ProductStudio } from '../products/ProductStudio';
import { SocialStudio } from '../social/SocialStudio';
import { addPages, addRedirect } from '../website/siteState';
import { Website } from '../website/Website';
import { CampaignPage } from './CampaignPage';

const reader = Object.fromEntries(
  ['crm', 'marketing', 'content', 'website', 'branding'].map((module) => [module, ['view' as const]]),
);
const ids = { design: '', page: '', campaign: '' };

const piece = (fields: Partial<Piece>): Piece => ({
  id: 'post',
  kind: 'social',
  title: 'Open day on Saturday',
  brief: { words: 'Open day' },
  parts: {},
  fields: {},
  createdAt: testNow,
  updatedAt: testNow,
  ...fields,
});

beforeEach(async () => {
  localStorage.clear();
  setCurrentPerson(undefined);
  await openMemoryStore({
    contacts: [contact({ name: 'Ada Lovelace' })],
    aiResults: [aiResult({ id: 'a' }), aiResult({ id: 'b' })],
  });
  const own = (words: string) => ({ options: [], text: words });
  commit({
    label: 'Pieces',
    changes: [
      put(pieces, piece({ parts: { main: { options: ['a', 'b'] }, alternative: own('Come on Saturday') } })),
      put(
        pieces,
        piece({ id: 'article', kind: 'blog', title: 'How oak ages', parts: { draft: own('# Oak\n\nIt ages.') } }),
      ),
      put(
        pieces,
        piece({
          id: 'advert',
          kind: 'ad',
          title: 'Oak tables',
          parts: { 'google-search': own('Oak tables from Otley') },
        }),
      ),
      put(
        pieces,
        piece({
          id: 'product',
          kind: 'product',
          title: 'Oak stool',
          parts: { copy: own('A stool that can be mended') },
        }),
      ),
      put(
        pieces,
        piece({
          id: 'mail',
          kind: 'email',
          title: 'Autumn offer',
          parts: { subject: own('Come in'), body: own('Dear all') },
        }),
      ),
    ],
  });
  ids.design = createDesign({ name: 'Spring', subject: 'Hello', document: emailTemplates[0]?.document ?? fail() }).id;
  ids.page = createPage('Open day', emptyDocument(startTheme)).id;
  addPages([ids.page]);
  addRedirect('/old-page', '/');
  ids.campaign = createCampaign({ name: 'Autumn', type: 'email' }).id;
  addBrief({ kind: 'social', words: 'Tell them of the open day on Saturday', day: '' });
  optOut('nobody@engines.example');
  tomWith(reader);
});
afterEach(() => {
  cleanup();
  notify.clear();
  setCurrentPerson(undefined);
});

function fail(): never {
  throw new Error('Expected a template.');
}

const nothing = /^$/;
/** Who reads an email, in which colours and on which screen; what a network or the clipboard takes. */
const studio =
  /^(Share links|Side by side|Computer|Desktop|Phone|Dark|Plain text|As read by.*|First name|Last name|Full name|Company|Job title|Email)$/;
it.each<readonly [string, () => string, ComponentType, string | RegExp, RegExp]>([
  [
    'the content calendar',
    () => '/?module=content',
    ContentStudio,
    'Open day on Saturday',
    /^((Previous|Next) month|Today|.*: (Open day|How oak|Autumn|Oak).*)$/,
  ],
  ['the library', () => '/?module=content&tab=library', ContentStudio, 'How oak ages', nothing],
  ['a piece', () => '/?module=content&tab=library&piece=post', ContentStudio, /^Changed /, /^(Kind|Status|Close)/],
  ['the briefs', () => '/?module=content&tab=briefs', ContentStudio, 'To make', nothing],
  ['the brand check', () => '/?module=content&tab=brand', ContentStudio, 'How you sound', /^Text /],
  ['the social studio', () => `${marketingPaths.social.href()}?piece=post`, SocialStudio, 'Come on Saturday', studio],
  ['the blog studio', () => `${marketingPaths.blog.href()}?piece=article`, BlogStudio, /It ages/, /^Versions$/],
  ['the email studio', () => `${marketingPaths.email.href()}?piece=mail`, EmailStudio, 'Dear all', studio],
  ['the emails', () => marketingPaths.emailBuilder.href(), EmailBuilder, 'Spring', nothing],
  ['an email', () => `${marketingPaths.emailBuilder.href()}?design=${ids.design}`, EmailBuilder, 'Hello', studio],
  [
    'the pages',
    () => marketingPaths.landing.href(),
    LandingList,
    'Open day',
    /^(Pages \d|Archived \d|Actions for Open day|Industry)$/,
  ],
  [
    'a page',
    () => `${marketingPaths.landingBuilder.href()}?page=${ids.page}`,
    LandingBuilder,
    'Open day',
    /^(Refresh|Share|New Tab|Desktop|Tablet|Mobile)$/,
  ],
  ['the campaigns', () => marketingPaths.campaigns.href(), CampaignList, 'nobody@engines.example', nothing],
  ['the hub', () => marketingPaths.marketing.href(), MarketingHub, 'Waiting for you', nothing],
  ['the adverts', () => `${marketingPaths.ads.href()}?piece=advert`, AdStudio, /^Changed /, studio],
  ['the product copy', () => `${marketingPaths.product.href()}?piece=product`, ProductStudio, /^Changed /, studio],
  ['the website', () => '/?module=website', Website, 'Open day', /^Actions for Open day$/],
  ['the settings of the website', () => '/?module=website&tab=settings', Website, 'Address and search', nothing],
  ['the inbox of the website', () => '/?module=website&tab=inbox', Website, /No answers yet|Inbox/, nothing],
  ['the brand', () => '/?module=branding', Branding, 'Colours', nothing],
  ['the brand setup', () => '/brand-setup', BrandSetup, /Five short steps/, /^Next$/],
  ['a campaign', () => marketingPaths.campaign.href(ids.campaign), CampaignPage, 'Who gets it', nothing],
])('offers a reader of %s nothing that changes records', async (_, address, Page, ready, allowed) => {
  render(
    <MemoryRouter initialEntries={[address()]}>
      <Routes>
        <Route path={marketingPaths.landingPreview.path} element={<LandingPreview />} />
        <Route path={marketingPaths.campaign.path} element={<Page />} />
        <Route path="*" element={<Page />} />
      </Routes>
      <Overlays />
    </MemoryRouter>,
  );
  await screen.findAllByText(ready);
  expect(offeredControls().filter((name) => !allowed.test(name))).toEqual([]);
});
