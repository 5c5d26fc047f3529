import { contacts } from '@steps/business';
import { briefs } from '@steps/business/briefs';
import { campaigns } from '@steps/business/campaigns';
import { formAnswers } from '@steps/business/forms';
import { seeded } from '@steps/business/sample';
import { put, type SamplePart } from '@steps/platform';
import { landingPages } from '../landing/landingPage';
import { pieces } from '../pieces/piece';
import { sites } from '../website/site';
import { sampleBriefs } from './sampleBriefs';
import { sampleCampaigns } from './sampleCampaigns';
import { samplePieces } from './samplePieces';
import { sampleAnswers, sampleLandingPages, sampleSite } from './sampleWebsite';

const seed = 20_261_105;

/** The campaigns, pieces of content, briefs and website of the sample business. */
export const sample: SamplePart = (now) =>
  campaigns.size + pieces.size + briefs.size > 0
    ? []
    : [
        ...sampleCampaigns(seeded(seed), now).map((record) => put(campaigns, record)),
        ...samplePieces(now).map((record) => put(pieces, record)),
        ...sampleBriefs(now).map((record) => put(briefs, record)),
        ...sampleLandingPages(now).map((record) => put(landingPages, record)),
        put(sites, sampleSite),
        ...sampleAnswers(contacts.all(), now).map((record) => put(formAnswers, record)),
      ];
