/** A way to look at a business (spec 1, sections 3 and 9). */
export interface Framework {
  readonly name: string;
  readonly description: string;
  readonly complexity: 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert';
  readonly timeEstimate: string;
}

/** The eight frameworks. Each can also be filled as a board. */
export const frameworks: readonly Framework[] = [
  {
    name: 'SWOT',
    description: 'Strengths and weaknesses inside the business, opportunities and threats outside. A good first look.',
    complexity: 'Beginner',
    timeEstimate: '20 to 30 minutes',
  },
  {
    name: 'PESTLE',
    description: 'Political, economic, social, technological, legal and environmental changes that you cannot control.',
    complexity: 'Intermediate',
    timeEstimate: '30 to 45 minutes',
  },
  {
    name: 'Porter’s Five Forces',
    description: 'Why margins in an industry are what they are: rivals, entrants, substitutes, buyers and suppliers.',
    complexity: 'Advanced',
    timeEstimate: '45 to 60 minutes',
  },
  {
    name: 'BCG matrix',
    description: 'Where to invest among several offers, by market growth and relative share.',
    complexity: 'Intermediate',
    timeEstimate: '30 to 45 minutes',
  },
  {
    name: 'Ansoff matrix',
    description: 'Four ways to grow: more of the same, new markets, new products, or both, with rising risk.',
    complexity: 'Beginner',
    timeEstimate: '20 to 30 minutes',
  },
  {
    name: 'McKinsey 7S',
    description: 'Whether strategy, structure, systems, values, skills, style and staff pull the same way.',
    complexity: 'Expert',
    timeEstimate: '60 to 90 minutes',
  },
  {
    name: 'Value chain',
    description: 'Where cost is added and where customers see value, from supply to service.',
    complexity: 'Advanced',
    timeEstimate: '45 to 60 minutes',
  },
  {
    name: 'Strategy canvas',
    description: 'What the industry competes on, and what you could eliminate, reduce, raise or create instead.',
    complexity: 'Expert',
    timeEstimate: '60 to 90 minutes',
  },
];
