import type { Condition, Days, FieldCondition, NounWords, Query } from '@steps/business/queries';
import { DateField, DateRangeField, SelectField } from '@steps/platform/fields';
import { Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Lexicon } from '../reading/lexicon';
import { type QueryPart, queryParts, withoutPart } from '../reading/queryParts';
import { fieldNamed, operatorText } from '../reading/sayQuery';
import { PartValue } from './PartValue';
import { askAgain, loadLexicon, queryOf } from './queryAnswers';
import styles from './ReadingChips.module.css';
import type { Message } from './thread';

interface PartEditorProps {
  readonly message: Message;
  /** Which part of the reading. */
  readonly at: number;
  readonly onDone: () => void;
}

/** Changes one part of how a question was read; the answer follows. */
export function PartEditor({ message, at, onDone }: PartEditorProps) {
  const [lexicon, setLexicon] = useState<Lexicon>();
  const [query, setQuery] = useState<Query>(() => queryOf(message.reading ?? { query: '{}' }));
  useEffect(() => {
    let isGone = false;
    void loadLexicon().then((found) => !isGone && setLexicon(found));
    return () => {
      isGone = true;
    };
  }, []);
  const noun = lexicon?.nouns.find(({ name }) => name === query.noun);
  const part = queryParts(query, [], new Date())[at];
  const form = useRef<HTMLFormElement>(null);
  const isReady = noun !== undefined && part !== undefined;
  useEffect(() => {
    if (isReady) form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isReady]);
  if (!isReady) return <p className={`s-faint ${styles.editor}`}>Loading</p>;
  const save = (event: FormEvent) => {
    event.preventDefault();
    onDone();
    void askAgain(message, query);
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={save}>
      <PartFields noun={noun} query={query} part={part} onChange={setQuery} />
      <Row gap={2} align="center" wrap>
        <Button type="primary" size="small" htmlType="submit">
          Ask again
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}

interface PartFieldsProps {
  readonly noun: NounWords;
  readonly query: Query;
  readonly part: QueryPart;
  readonly onChange: (query: Query) => void;
}

const measureLabels = {
  list: 'List',
  count: 'Count',
  sum: 'Sum',
  average: 'Average',
  median: 'Median',
  min: 'Least',
  max: 'Most',
  share: 'Share',
};

function PartFields({ noun, query, part, onChange }: PartFieldsProps) {
  const choices = noun.fields.map(({ name, label }) => ({ value: name, label }));
  if (part.of === 'where') {
    const condition = query.where[part.at ?? 0];
    const put = (next: Condition) =>
      onChange({ ...query, where: query.where.map((one, at) => (at === part.at ? next : one)) });
    if (condition && 'field' in condition) return <ConditionFields noun={noun} condition={condition} onChange={put} />;
    return <p className="s-faint">{part.text}. It can be removed, or asked for in other words.</p>;
  }
  if (part.of === 'period') {
    const put = (days: Days) => onChange({ ...query, period: { field: query.period?.field ?? '', ...days } });
    return <DaysField days={query.period} onChange={put} />;
  }
  if (part.of === 'compare')
    return <DaysField days={query.compare} onChange={(compare) => onChange({ ...query, compare })} />;
  if (part.of === 'measure') {
    const options = Object.entries(measureLabels)
      // A share is one of something: only a reading that says of what can be one.
      .filter(([value]) => value !== 'share' || query.part !== undefined)
      .map(([value, label]) => ({ value, label }));
    const numbers = noun.fields.filter(({ kind }) => kind === 'number' || kind === 'pounds');
    const needsField = query.measure !== 'list' && query.measure !== 'count' && query.measure !== 'share';
    return (
      <>
        <SelectField
          label="Worked out"
          options={options}
          value={query.measure}
          onChange={(measure) => onChange({ ...query, measure: measure as Query['measure'] })}
        />
        {needsField && (
          <SelectField
            label="Of"
            options={numbers.map(({ name, label }) => ({ value: name, label }))}
            value={query.of ?? noun.worth ?? ''}
            onChange={(of) => onChange({ ...query, of })}
          />
        )}
      </>
    );
  }
  if (part.of === 'group') {
    return (
      <SelectField
        label="By"
        options={choices}
        value={query.group ?? ''}
        onChange={(group) => onChange({ ...query, group })}
      />
    );
  }
  if (part.of === 'order' && query.order && query.group === undefined) {
    const { order } = query;
    return (
      <>
        <SelectField
          label="In the order of"
          options={choices}
          value={order.by}
          onChange={(by) => onChange({ ...query, order: { ...order, by } })}
        />
        <SelectField
          label="First"
          options={[
            { value: 'high', label: 'Highest or latest' },
            { value: 'low', label: 'Lowest or earliest' },
          ]}
          value={order.descending ? 'high' : 'low'}
          onChange={(first) => onChange({ ...query, order: { ...order, descending: first === 'high' } })}
        />
      </>
    );
  }
  if (part.of === 'limit') {
    const options = [1, 3, 5, 10, 20, 50].map((limit) => ({ value: String(limit), label: String(limit) }));
    return (
      <SelectField
        label="How many"
        options={options}
        value={String(query.limit ?? 10)}
        onChange={(limit) => onChange({ ...query, limit: Number(limit) })}
      />
    );
  }
  if (part.of === 'show') {
    return (
      <SelectField
        several
        label="Shown"
        options={choices}
        value={query.show ?? []}
        onChange={(show) => onChange(show.length > 0 ? { ...query, show: [...show] } : withoutPart(query, part))}
      />
    );
  }
  return <p className="s-faint">{part.text}. It can be removed, or asked for in other words.</p>;
}

interface DaysFieldProps {
  readonly days: Days | undefined;
  readonly onChange: (days: Days) => void;
}

/** Days from one to another, or the one end that they have. */
function DaysField({ days: { from = '', until = '' } = {}, onChange }: DaysFieldProps) {
  if (!until && from) return <DateField label="From" value={from} onChange={(day) => day && onChange({ from: day })} />;
  if (!from && until)
    return <DateField label="Until" value={until} onChange={(day) => day && onChange({ until: day })} />;
  const range = from && until ? { from, to: until } : undefined;
  return (
    <DateRangeField
      label="Days"
      value={range}
      onChange={(chosen) => chosen && onChange({ from: chosen.from, until: chosen.to })}
    />
  );
}

interface ConditionFieldsProps {
  readonly noun: NounWords;
  readonly condition: FieldCondition;
  readonly onChange: (condition: FieldCondition) => void;
}

/** What suits the kind of a field. */
const operatorsOf = (kind: string | undefined): readonly FieldCondition['op'][] => {
  if (kind === 'number' || kind === 'pounds')
    return ['is', 'is-not', 'above', 'below', 'at-least', 'at-most', 'empty', 'filled'];
  if (kind === 'day' || kind === 'moment') return ['is', 'from', 'until', 'empty', 'filled'];
  return ['is', 'is-not', 'contains', 'empty', 'filled'];
};

function ConditionFields({ noun, condition, onChange }: ConditionFieldsProps) {
  const field = fieldNamed(noun, condition.field);
  const isBare = condition.op === 'empty' || condition.op === 'filled';
  return (
    <>
      <SelectField
        label={field?.label ?? condition.field}
        options={operatorsOf(field?.kind).map((op) => ({ value: op, label: operatorText(op, field) }))}
        value={condition.op}
        onChange={(op) => onChange({ ...condition, op: op as FieldCondition['op'] })}
      />
      {!isBare && (
        <PartValue field={field} value={condition.value} onChange={(value) => onChange({ ...condition, value })} />
      )}
    </>
  );
}
