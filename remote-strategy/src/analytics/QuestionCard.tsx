import { listTools, loadTools } from '@steps/business/ai';
import type { QueryAnswer } from '@steps/business/queries';
import { formatPence } from '@steps/platform';
import { BarList } from '@steps/platform/charts';
import { Link } from '@steps/platform/router';
import { Box, Text } from '@steps/platform/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Widget } from './board';
import styles from './WidgetCard.module.css';

/** The answer to a question that was put on a board, worked out anew whenever the board is opened. */
export function QuestionCard({
  asked,
  title,
}: {
  readonly asked: NonNullable<Widget['asked']>;
  readonly title: string;
}) {
  const [answer, setAnswer] = useState<QueryAnswer>();
  const [failed, setFailed] = useState<string>();
  const { tool, query } = asked;
  useEffect(() => {
    const stop = new AbortController();
    answerTo(tool, query, stop.signal).then(setAnswer, (error: unknown) => {
      if (!stop.signal.aborted) setFailed(error instanceof Error ? error.message : String(error));
    });
    return () => stop.abort();
  }, [tool, query]);
  if (failed !== undefined) return <p className="s-faint">This could not be worked out: {failed}</p>;
  if (!answer) return <Box grow minHeight={40} radius="control" background="sunken" aria-busy />;
  const { total, figure = total, groups, records = [], list } = answer;
  const shown = inUnit(figure, answer.unit);
  return (
    <>
      {list ? (
        <Link to={list} className={styles.value} aria-label={`${shown}: open the records`}>
          {shown}
        </Link>
      ) : (
        <span className={styles.value}>{shown}</span>
      )}
      {groups && groups.length > 0 && (
        <BarList
          label={title}
          bars={groups.map(({ name, count, figure: value = count }) => ({
            ...{ id: name, label: name, value, display: inUnit(value, answer.unit) },
          }))}
        />
      )}
      <ul className="s-plain">
        {records.slice(0, 5).map(({ id, title: name, detail, href }) => (
          <li key={id}>
            <Link to={href}>{name}</Link>{' '}
            <Text as="span" tone="muted" size={12}>
              {detail}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}

async function answerTo(name: string, query: string, signal: AbortSignal): Promise<QueryAnswer> {
  const { tools } = await loadTools(listTools().filter((tool) => tool.name === name && tool.kind === 'read'));
  const [tool] = tools;
  if (!tool) throw new Error('the part of Steps that has these records is not available.');
  // What a tool that takes queries gives.
  return (await tool.run(v.parse(tool.input, JSON.parse(query)), { signal })) as QueryAnswer;
}

function inUnit(value: number, unit: QueryAnswer['unit']): string {
  if (unit === 'pounds') return formatPence(Math.round(value * 100));
  return unit === 'percent' ? `${Math.round(value)}%` : value.toLocaleString('en-GB');
}
