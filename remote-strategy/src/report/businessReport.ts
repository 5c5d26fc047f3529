import type { Client } from '@steps/business';
import type { Evidence } from '../analysis/evidence';
import type { Questionnaire } from '../questionnaire/questionnaire';
import type { Report, ReportSection } from './report';

/** What a website was seen to be (spec 2, section 3). */
interface WebsiteScan {
  readonly url: string;
  readonly targetAudiences: readonly string[];
  readonly keyFeatures: readonly string[];
  readonly opportunities: readonly string[];
  readonly brand: { readonly colours: readonly string[]; readonly fonts: readonly string[] };
}

/** What the Business Intelligence Report is made of (spec 2, section 3, "Sample analysis data"). */
export interface BusinessAnalysis
  extends Pick<Client, 'businessName' | 'businessType' | 'industry' | 'employeeSize' | 'country'> {
  readonly website?: WebsiteScan;
  readonly integrations: readonly { readonly id: string; readonly name: string; readonly connected: boolean }[];
  readonly questionnaire: Pick<Questionnaire, 'goals' | 'challenges' | 'priorities'>;
  /** Figures of the CRM. */
  readonly evidence: readonly Evidence[];
  /** What a person approved of the website. */
  readonly insights?: string;
}

/** The sample business that is shown while there is no data of one's own: made up in every field. */
export const sampleAnalysis: BusinessAnalysis = {
  businessName: 'Harbour & Vale Studio',
  businessType: 'Limited company',
  industry: 'Professional Services',
  employeeSize: '2 to 10',
  country: 'United Kingdom',
  website: {
    url: 'www.harbourandvale.example',
    targetAudiences: ['Owners of shops and cafés', 'Small manufacturers', 'Charities with a small team'],
    keyFeatures: ['Brand and signage', 'Websites with booking', 'Monthly newsletters'],
    opportunities: [
      'Show starting prices',
      'Ask for introductions after each project',
      'Answer enquiries the same day',
    ],
    brand: { colours: ['#0e6a78', '#f8f8f6', '#a8460c'], fonts: ['Inter', 'Source Serif'] },
  },
  integrations: [
    { id: 'email', name: 'Email', connected: true },
    { id: 'calendar', name: 'Calendar', connected: true },
    { id: 'accounts', name: 'Accounts', connected: false },
  ],
  questionnaire: {
    goals: ['Win more customers of the kind we like best', 'Raise the average value of a job'],
    challenges: ['Enquiries that do not fit', 'Quotes without an answer'],
    priorities: ['Sales', 'Marketing'],
  },
  evidence: [],
};

/** The report of a business: what is known of it, and no more. */
export function businessReport(analysis: BusinessAnalysis, id: string, now: Date): Report {
  const { businessName, businessType, industry, employeeSize, country, website, questionnaire } = analysis;
  const sections: ReportSection[] = [
    {
      id: 'business',
      title: 'The business',
      text: points([
        ['Name', businessName],
        ['Type', businessType],
        ['Industry', industry],
        ['People', employeeSize],
        ['Country', country],
      ]),
    },
    ...(website
      ? [
          {
            id: 'website',
            title: 'The website',
            text: points([
              ['Address', website.url],
              ['Target audiences', website.targetAudiences.join('; ')],
              ['Key features', website.keyFeatures.join('; ')],
              ['Opportunities', website.opportunities.join('; ')],
              ['Colours', website.brand.colours.join(', ')],
              ['Fonts', website.brand.fonts.join(', ')],
            ]),
          },
        ]
      : []),
    ...(analysis.insights
      ? [{ id: 'insights', title: 'What was learned from the website', text: analysis.insights }]
      : []),
    ...analysis.evidence.map(figureSection),
    {
      id: 'integrations',
      title: 'Integrations',
      text: points(
        analysis.integrations.map(({ name, connected }) => [name, connected ? 'connected' : 'not connected']),
      ),
    },
    ...(['goals', 'challenges', 'priorities'] as const).map((part) => ({
      id: part,
      title: `${part.charAt(0).toUpperCase()}${part.slice(1)}`,
      text: questionnaire[part].map((one) => `- ${one}`).join('\n') || 'Not answered in the questionnaire yet.',
    })),
  ];
  return {
    id,
    title: `Business Intelligence Report: ${businessName}`,
    preparedFor: businessName,
    sections: sections.filter(({ text }) => text.trim() !== ''),
    trail: [],
    countedAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** A figure, told once: named by its heading, its numbers in the bars, and the rest in its line. */
const figureSection = ({ id, label, figure, detail, parts, remark }: Evidence): ReportSection =>
  parts && parts.length > 0
    ? {
        id,
        title: label,
        text: [remark, detail].filter(Boolean).join('; '),
        chart: { title: '', bars: parts.slice(0, 8).map((part) => ({ ...part })) },
      }
    : { id, title: label, text: `${figure} (${detail})` };

const points = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `- ${label}: ${value}`)
    .join('\n');
