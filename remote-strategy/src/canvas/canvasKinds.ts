/** One field of a framework's board. */
export interface CanvasArea {
  /** As the analysis heads it too, so that its points find their place. */
  readonly title: string;
  /** What belongs there, as a question. */
  readonly hint: string;
  /** Its points have a score for the business and one for the others. */
  readonly scored?: true;
}

/** How a framework looks as a board. */
export interface CanvasKind {
  /** In addresses and as the id of the record. */
  readonly id: string;
  /** As in the list of frameworks. */
  readonly framework: string;
  /** Fields beside each other on a wide screen. */
  readonly columns: number;
  /** Words along the edges of a matrix. */
  readonly axes?: { readonly across: string; readonly down: string };
  readonly areas: readonly CanvasArea[];
}

/** The eight frameworks as boards, in the order of the list. */
export const canvasKinds: readonly CanvasKind[] = [
  {
    id: 'swot',
    framework: 'SWOT',
    columns: 2,
    axes: { across: 'Helps, hinders', down: 'Inside the business, outside it' },
    areas: [
      { title: 'Strengths', hint: 'What do customers come back for that others find hard to copy?' },
      { title: 'Weaknesses', hint: 'What costs you orders or margin, and is yours to change?' },
      { title: 'Opportunities', hint: 'What changes outside the business could you use?' },
      { title: 'Threats', hint: 'What changes outside it could take customers or margin away?' },
    ],
  },
  {
    id: 'pestle',
    framework: 'PESTLE',
    columns: 3,
    areas: [
      { title: 'Political', hint: 'Which council or government decisions affect you?' },
      { title: 'Economic', hint: 'What do rates, prices and wages do to your customers and to you?' },
      { title: 'Social', hint: 'How are your customers’ habits and ages changing?' },
      { title: 'Technological', hint: 'What can be done now that could not be done before?' },
      { title: 'Legal', hint: 'Which rules come or go, and from when?' },
      { title: 'Environmental', hint: 'What do climate, energy and waste change for you?' },
    ],
  },
  {
    id: 'five-forces',
    framework: 'Porter’s Five Forces',
    columns: 3,
    areas: [
      { title: 'Rivalry', hint: 'Who competes for the same customers, and on what?' },
      { title: 'New entrants', hint: 'Who could start tomorrow, and what would stop them?' },
      { title: 'Substitutes', hint: 'What else could customers do instead?' },
      { title: 'Power of buyers', hint: 'How easily can customers leave or press the price?' },
      { title: 'Power of suppliers', hint: 'On whom do you depend, and what if they raise prices?' },
    ],
  },
  {
    id: 'bcg',
    framework: 'BCG matrix',
    columns: 2,
    axes: { across: 'Large share, small share', down: 'Fast growth, slow growth' },
    areas: [
      { title: 'Stars', hint: 'What grows fast where you lead? It needs money to stay there.' },
      { title: 'Question marks', hint: 'What grows fast where you are small? Decide: invest or leave.' },
      { title: 'Cash cows', hint: 'What earns steadily where you lead? It pays for the rest.' },
      { title: 'Dogs', hint: 'What neither grows nor earns? Say what it is kept for.' },
    ],
  },
  {
    id: 'ansoff',
    framework: 'Ansoff matrix',
    columns: 2,
    axes: { across: 'Products you have, new products', down: 'Markets you are in, new markets' },
    areas: [
      { title: 'Market penetration', hint: 'How could you sell more of the same to the same people?' },
      { title: 'Product development', hint: 'What else would your customers buy from you?' },
      { title: 'Market development', hint: 'Who else needs what you make already?' },
      { title: 'Diversification', hint: 'What is new to you and to your market? The riskiest field.' },
    ],
  },
  {
    id: 'seven-s',
    framework: 'McKinsey 7S',
    columns: 4,
    areas: [
      { title: 'Strategy', hint: 'What have you decided to do, and not to do?' },
      { title: 'Structure', hint: 'Who decides what, and who answers to whom?' },
      { title: 'Systems', hint: 'Which routines and tools carry the work?' },
      { title: 'Shared values', hint: 'What do you all hold to, even when nobody is looking?' },
      { title: 'Skills', hint: 'What are you good at together?' },
      { title: 'Style', hint: 'How do those who lead behave?' },
      { title: 'Staff', hint: 'Who works here, and who is missing?' },
    ],
  },
  {
    id: 'value-chain',
    framework: 'Value chain',
    columns: 5,
    areas: [
      { title: 'Inbound', hint: 'How do materials and orders come in?' },
      { title: 'Operations', hint: 'Where is the product made or the service delivered?' },
      { title: 'Delivery', hint: 'How does it reach the customer?' },
      { title: 'Marketing and sales', hint: 'How do customers hear of you and decide?' },
      { title: 'Service', hint: 'What happens after the sale?' },
      { title: 'Infrastructure', hint: 'What do finance, planning and premises add or cost?' },
      { title: 'People', hint: 'What do hiring and training add or cost?' },
      { title: 'Technology', hint: 'Which tools make a difference that customers see?' },
      { title: 'Procurement', hint: 'What do you buy, and how well?' },
    ],
  },
  {
    id: 'strategy-canvas',
    framework: 'Strategy canvas',
    columns: 4,
    areas: [
      {
        title: 'Factors',
        hint: 'What does everybody compete on? Score yourself and the others from 0 to 5.',
        scored: true,
      },
      { title: 'Eliminate', hint: 'What is taken for granted that nobody would miss?' },
      { title: 'Reduce', hint: 'What could be far below what others do?' },
      { title: 'Raise', hint: 'What should be far above what others do?' },
      { title: 'Create', hint: 'What has nobody offered yet?' },
    ],
  },
];

/** The board of that id; the first for any other. */
export const canvasKind = (id: string | null): CanvasKind =>
  canvasKinds.find((kind) => kind.id === id) ?? (canvasKinds[0] as CanvasKind);
