/** Figures and answers that the records hold, by name; see `crmEvidence`. */
export type Figures = Readonly<Record<string, string>>;

/** A template of what a phase concludes; the first one whose figures are all there, and whose condition holds, is told. */
interface Conclusion {
  readonly text: string;
  readonly when?: (figures: Figures) => boolean;
  /** What follows from a figure that another phase tells: a template, and the figure it rests on. */
  readonly claim?: readonly [text: string, from: string];
}

const share = ({ share: of = '0' }: Figures) => Number(of);

/** By phase, from the first. What the options and measures of phases 8 and 9 come to is counted from those below. */
export const phaseConclusions: readonly (readonly Conclusion[])[] = [
  [{ text: '{business} has said what it wants first: “{goal}”. A finding that does not help with that can wait.' }],
  [
    {
      when: (figures) => share(figures) >= 0.6,
      text: 'Demand rests on one source: {source} brought {part} of the {sum} that was won. Whether more can be had from it on purpose was never tried.',
    },
    {
      text: 'Demand has more than one leg: {source} is the largest with {part} of the {sum} that was won, and others carry the rest.',
    },
  ],
  [
    {
      text: 'Who comes by {best} buys more often ({bestWon} of {bestClosed}) than who comes by {worst} ({worstWon} of {worstClosed}): more of the first is worth more than more enquiries of any kind.',
    },
    {
      text: '{won} of {closed} closed deals were won. Split by source they are too few to say which kind of customer to court.',
    },
    {
      text: 'The largest group on record is “{status}”, {inStatus} of {contacts} contacts. What they earn for the effort is not yet written beside them.',
    },
  ],
  [
    {
      when: ({ reason = '' }) => /^no reason given$/i.test(reason),
      text: 'Most lost deals carry no reason, so nobody can say what was chosen instead.',
    },
    {
      when: ({ lost }) => lost === '1',
      text: 'What most often decides against {business} is “{reason}”: {lostFor} of 1 lost deal. So few can all be asked what they chose instead.',
    },
    {
      when: ({ lost }) => Number(lost) < 10,
      text: 'What most often decides against {business} is “{reason}”: {lostFor} of {lost} lost deals. So few can all be asked what they chose instead.',
    },
    {
      text: 'What most often decides against {business} is “{reason}”: {lostFor} of {lost} lost deals. An answer to that one reason is worth more than a lower price for everybody.',
    },
  ],
  [
    {
      when: ({ hours }) => Number(hours) > 24,
      text: 'Half of the new contacts wait {wait} or longer for a first call, email or meeting. That is time enough to ask somebody else, and it costs attention to mend, not money.',
    },
    {
      text: 'Half of the new contacts hear from somebody within {wait}. That is quick, and worth keeping as the work grows.',
    },
  ],
  [
    {
      when: ({ without }) => Number(without) > 0,
      text: '{openSum} is open, and {without} of {open} deals have no next step. Following these up costs less than finding new ones.',
    },
    {
      text: '{openSum} is open and every deal has a next step. What limits income is the value of a deal and how many are won.',
    },
  ],
  [
    {
      when: (figures) => share(figures) >= 0.5,
      text: 'The largest risk on record is dependence: one source, {source}, carries most of the income.',
      claim: [
        'If {source} falls away, the first sign is two months in a row with fewer enquiries from it than a year before.',
        'source',
      ],
    },
  ],
];

/** What can be done about what a phase found, the cheapest first. */
export const options: readonly { readonly phase: number; readonly option: string; readonly verb: string }[] = [
  {
    phase: 6,
    option: 'Close what is open: give every open deal a next step before anything new is started.',
    verb: 'close what is open',
  },
  {
    phase: 5,
    option: 'Answer first: shorten the wait between an enquiry and the first conversation.',
    verb: 'answer first',
  },
  {
    phase: 3,
    option: 'Go deeper: win more of the customers who already choose the business, and court fewer others.',
    verb: 'go deeper with the customers who already choose the business',
  },
  {
    phase: 2,
    option: 'Go wider: build a second source of demand beside the one that works.',
    verb: 'build a second source of demand',
  },
  {
    phase: 4,
    option: 'Change the offer: take away the reason for which most deals are lost.',
    verb: 'take away the reason for which most deals are lost',
  },
];

/** Figures that show whether a plan works; the first text whose figures are there is told. */
export const measures: readonly {
  readonly name: string;
  readonly from: string;
  readonly texts: readonly Conclusion[];
}[] = [
  { name: 'the first answer', from: 'wait', texts: [{ text: 'First answer to a new contact: {wait} today.' }] },
  {
    name: 'deals without a next step',
    from: 'without',
    texts: [
      {
        when: ({ without }) => without === '0',
        text: 'Open deals without a next step: none today, and none in 30 days.',
      },
      { text: 'Open deals without a next step: {without} today, none in 30 days.' },
    ],
  },
  {
    name: 'the share of deals that is won',
    from: 'closed',
    texts: [{ text: 'Share of closed deals that is won: {won} of {closed} today.' }],
  },
];
