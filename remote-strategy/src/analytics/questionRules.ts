import type { FoundRecord, QueryAnswer } from '@steps/business/queries';
import type { Widget } from './board';
import { metricOf } from './metrics';
import type { Metric, Unit } from './metricTable';
import type { WidgetFigures } from './widgetRules';

/** What a question on a board was answered with. */
export interface QuestionAnswer {
  readonly figures: WidgetFigures;
  readonly unit: Unit;
  /** The first ones, where records were asked for. */
  readonly records: readonly FoundRecord[];
  /** Groups that are not among the points. */
  readonly moreGroups: number;
  /** The noun's own list with the same filters. */
  readonly list: string | undefined;
}

/** Under the title of a question, where a metric says what it counts. */
export const questionPurpose = 'From the chat, with its own dates';

const units = {
  pounds: 'money',
  percent: 'percent',
  number: 'number',
  days: 'minutes',
  hours: 'minutes',
  clock: 'number',
} as const;
/** What a board counts one of them as: pence, minutes. */
const inUnit: Partial<Record<NonNullable<QueryAnswer['unit']>, number>> = { pounds: 100, days: 1_440, hours: 60 };
const noDays = { from: '', to: '' };

/** An answer in the form that a board shows, draws and saves. */
export function questionAnswer(query: string, answer: QueryAnswer): QuestionAnswer {
  const { measure = 'list' }: { readonly measure?: string } = JSON.parse(query);
  const isCount = measure === 'count' || measure === 'list';
  const unit = isCount ? 'count' : units[answer.unit ?? 'number'];
  const value = (count: number, figure: number | undefined) =>
    isCount ? count : figure !== undefined ? figure * (inUnit[answer.unit ?? 'number'] ?? 1) : figure;
  const { total, figure, before, groups = [], groupCount = 0, records = [], list } = answer;
  return {
    unit,
    records,
    list,
    moreGroups: Math.max(0, groupCount - groups.length),
    figures: {
      days: noDays,
      rows: total,
      value: value(total, figure),
      before: before && value(before.total, before.figure),
      points: groups.map((group) => {
        const label = monthOr(group.name);
        return {
          key: group.name,
          label,
          name: label,
          ...pointValue(value(group.count, group.figure)),
          rows: group.count,
        };
      }),
    },
  };
}

const pointValue = (value: number | undefined) => ({ value, before: undefined });

/** Days are grouped by month, which people write in words; so is none. */
function monthOr(name: string): string {
  if (name === '') return 'None';
  if (!/^\d{4}-\d{2}$/.test(name)) return name;
  return new Date(`${name}-15T12:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });
}

/** What a widget shows, whether it counts a metric or answers a question; nothing before it was worked out. */
export function shownBy(
  widget: Widget,
  figures: ReadonlyMap<string, WidgetFigures>,
  answers: ReadonlyMap<string, QuestionAnswer | Error>,
): (Pick<Metric, 'label' | 'purpose' | 'unit'> & Pick<QuestionAnswer, 'figures' | 'records'>) | undefined {
  const { id, title } = widget;
  if (widget.asked) {
    const answer = answers.get(id);
    return !answer || answer instanceof Error
      ? undefined
      : { label: title, purpose: questionPurpose, unit: answer.unit, figures: answer.figures, records: answer.records };
  }
  const metric = metricOf(widget.metric);
  const counted = figures.get(id);
  return (
    metric &&
    counted && {
      label: title || metric.label,
      purpose: metric.purpose,
      unit: metric.unit,
      figures: counted,
      records: [],
    }
  );
}
