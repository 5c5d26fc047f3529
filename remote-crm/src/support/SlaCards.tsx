import { StatCard } from '@steps/platform/charts';
import { Section } from '@steps/platform/ui';
import { useMemo } from 'react';
import type { Ticket } from '../tickets';
import { durationText } from './slaRules';
import { useSupportSettings } from './supportSettingsState';
import { fewest, percentText, type SlaFigures, satisfactionOf, slaFigures } from './supportStats';

/** Shown instead of a figure that would say nothing. */
export const tooFew = `Too few to say: at least ${fewest} are needed.`;

/** How targets were met, and how satisfied people were. `now`: ms. */
export function SlaCards({ tickets, now }: { readonly tickets: readonly Ticket[]; readonly now: number }) {
  const settings = useSupportSettings();
  const [reply, solution] = useMemo(
    () => (['firstReply', 'resolution'] as const).map((kind) => slaFigures(tickets, kind, settings, now)),
    [tickets, settings, now],
  );
  const { mean, count } = useMemo(() => satisfactionOf(tickets), [tickets]);
  const cards = [
    ['First reply', reply, 'first replies'],
    ['Solution', solution, 'solved tickets'],
  ] as const;
  return (
    <Section
      title="Response targets"
      purpose="Of tickets opened in this period. Times are medians of working time, without the time spent waiting for the requester."
    >
      <div className="s-stats">
        {cards.flatMap(([name, figures, of]) => [
          <StatCard
            key={`${name} time`}
            label={`${name}, median`}
            value={figures ? durationText(figures.median) : '–'}
            hint={figures ? `of ${whole(figures.count)} ${of}` : tooFew}
          />,
          <StatCard
            key={`${name} kept`}
            label={`${name} within target`}
            value={figures ? percentText(figures.kept) : '–'}
            hint={figures ? `of ${whole(figures.count)} ${of}, by today’s targets${overdueText(figures)}` : tooFew}
          />,
        ])}
        <StatCard
          label="Satisfaction"
          value={mean === undefined ? '–' : `${mean.toFixed(1)} of 5`}
          hint={mean === undefined ? `${count} of ${fewest} answers needed` : `mean of ${count} answers`}
        />
      </div>
    </Section>
  );
}

const whole = (count: number) => count.toLocaleString('en-GB');

/** What the share leaves out: it counts only clocks that have ended. */
const overdueText = ({ overdue }: SlaFigures) =>
  overdue === 0 ? '' : `; ${overdue === 1 ? 'an open one is' : `${whole(overdue)} open ones are`} overdue`;
