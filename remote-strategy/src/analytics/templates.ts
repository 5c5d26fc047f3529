import type { Board, Widget } from './board';
import { withWidget } from './boardRules';

/** A board to begin with. */
export type BoardTemplate = Pick<Board, 'id' | 'name' | 'widgets'> & { readonly purpose: string };

type Start = Pick<Widget, 'metric' | 'shape'> & Partial<Omit<Widget, 'id' | 'x' | 'y'>>;

const figure = { shape: 'figure', w: 3, h: 2 } as const;
const half = { w: 6, h: 4 } as const;

/** The boards that everybody can start with, the owner's first. Goals are for the owner to set: none is guessed. */
export const boardTemplates: readonly BoardTemplate[] = [
  template('owner', 'Owner’s board', 'Customer contact, sales, support and reviews on one page', [
    { metric: 'contact-made', shape: 'course', w: 8, h: 4 },
    { metric: 'won', shape: 'figure', period: 'quarter', title: 'Won this quarter', w: 4, h: 2 },
    { metric: 'first-reply', shape: 'figure', w: 4, h: 2 },
    { metric: 'deals-added', shape: 'funnel', title: 'Deals by furthest stage', w: 5, h: 5 },
    { metric: 'won', shape: 'columns', step: 'month', title: 'Won per month', w: 4, h: 5 },
    { metric: 'reviews', shape: 'bars', group: 'status', title: 'Reviews of AI results', w: 3, h: 5 },
  ]),
  template('sales', 'Sales', 'What was added, won and lost, and where it came from', [
    { metric: 'deals-added', ...figure },
    { metric: 'won', ...figure },
    { metric: 'lost', ...figure },
    { metric: 'expected', ...figure, period: 'quarter', title: 'Expected this quarter' },
    { metric: 'won', shape: 'columns', step: 'month', title: 'Won per month', ...half, h: 5 },
    { metric: 'deals-added', shape: 'funnel', title: 'Deals by furthest stage', ...half, h: 5 },
    { metric: 'won', shape: 'bars', group: 'source', title: 'Won by source', ...half },
    { metric: 'lost', shape: 'bars', group: 'reason', title: 'Why deals were lost', ...half },
  ]),
  template(
    'support',
    'Support',
    'How many requests arrive, how quickly they are answered and how satisfied people are',
    [
      { metric: 'requests', shape: 'figure', w: 4, h: 2 },
      { metric: 'first-reply', shape: 'figure', w: 4, h: 2 },
      { metric: 'satisfaction', shape: 'figure', w: 4, h: 2 },
      { metric: 'requests', shape: 'course', w: 12, h: 4 },
      { metric: 'requests', shape: 'bars', group: 'priority', title: 'Requests by priority', ...half },
      { metric: 'first-reply', shape: 'columns', title: 'First reply over time', ...half },
    ],
  ),
  template('marketing', 'Marketing', 'New contacts and campaign results', [
    { metric: 'new-contacts', shape: 'figure', w: 4, h: 2 },
    { metric: 'campaign-clicks', shape: 'figure', w: 4, h: 2 },
    { metric: 'campaign-orders', shape: 'figure', w: 4, h: 2 },
    { metric: 'new-contacts', shape: 'course', ...half },
    { metric: 'new-contacts', shape: 'bars', group: 'source', title: 'New contacts by source', ...half },
    { metric: 'campaigns-sent', shape: 'bars', group: 'type', title: 'Campaigns sent by type', w: 12, h: 4 },
  ]),
];

function template(id: string, name: string, purpose: string, starts: readonly Start[]): BoardTemplate {
  let widgets: readonly Widget[] = [];
  for (const [at, start] of starts.entries()) {
    const widget = { title: '', period: 'board', w: 4, h: 4, ...start, id: `${id}-${at + 1}`, x: 0, y: 0 } as const;
    widgets = withWidget(widgets, widget);
  }
  return { id: `board-${id}`, name, purpose, widgets: [...widgets] };
}
