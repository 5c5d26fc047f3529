import type { Report } from './report';

/** The report that is shown while no phase is approved (spec 1, section 4): always labelled as a sample. */
export const sampleReport: Report = {
  id: 'sample',
  title: 'Sample report: Harbour & Vale Studio',
  preparedFor: 'Harbour & Vale Studio, a made-up business',
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      text: 'Recommended work closes, advertised work mostly does not. Four recommended deals brought most of what was won in twelve months, while the advertising paid for one. Ask for introductions, pause search advertising until prices are on the website, and give every open deal a next step.',
    },
    {
      id: 'finding-1',
      title: 'Finding 1: recommendations bring the work',
      text: '- All four recommended deals that closed were won. (evidence 1)\n- Of the other five, two were won. (evidence 1)\n- Customers would recommend the studio if they were asked. (assumption)',
      chart: {
        title: 'Won value by source, made-up figures',
        bars: [
          { label: 'Referral', value: 32_150, display: '£32,150' },
          { label: 'Website', value: 2_950, display: '£2,950' },
          { label: 'Search advertising', value: 1_700, display: '£1,700' },
        ],
      },
    },
    {
      id: 'finding-2',
      title: 'Finding 2: advertising costs more than it returns',
      text: '- £1,840 of search advertising brought one deal of £1,700. (evidence 2)\n- Two more were lost on price before a conversation took place. (evidence 3)',
    },
    {
      id: 'actions',
      title: 'Recommended actions',
      text: '- Ask the four customers who recommended you for one introduction each.\n- Publish starting prices for the three most asked services.\n- Give each open deal a next step with a date.',
    },
  ],
  trail: [],
  countedAt: '2026-11-22T09:40:00.000Z',
  updatedAt: '2026-11-22T09:40:00.000Z',
};
