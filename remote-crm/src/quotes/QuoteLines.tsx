import { currencySign, RuleError } from '@steps/platform';
import { amountText, numberText } from '@steps/platform/numbers';
import { announce, attempt, IconButton, Money, Row, Section, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Quote, type QuoteLine, type VatRate, vatRates } from '../nouns/quote';
import { SettingInput } from '../records/forms/SettingInput';
import { useMayChange } from '../records/recordPage/recordContext';
import { QuoteSums } from './QuoteSums';
import {
  linePence,
  parseDiscount,
  parsePrice,
  parseQuantity,
  quantityText,
  quoteTotals,
  vatLabels,
} from './quoteRules';
import { useQuoteSettings } from './quoteSettings';
import { newLine, updateQuote } from './quoteState';
import styles from './quotes.module.css';

const failure = { title: 'Not saved', description: 'The quote could not be saved. Please try again.' };

/** The lines of a quote; the totals follow what is typed, and each field is saved on leaving it. */
export function QuoteLines({ quote }: { readonly quote: Quote }) {
  /** What is being typed, if it can be read. */
  const [typing, setTyping] = useState<{ id: string; patch: Partial<QuoteLine> }>();
  const list = useRef<HTMLOListElement>(null);
  const wasAdded = useRef(false);
  const { vatNumber } = useQuoteSettings();
  const mayChange = useMayChange();
  const fixed = quote.status !== 'draft' || !mayChange;
  const lines = quote.lines.map((line) => (line.id === typing?.id ? { ...line, ...typing.patch } : line));
  const save = (next: readonly QuoteLine[]) => void updateQuote(quote.id, { lines: [...next] });
  const saveLine = (id: string, patch: Partial<QuoteLine>) =>
    save(quote.lines.map((line) => (line.id === id ? { ...line, ...patch } : line)));
  const move = (from: number, by: number) => {
    const next = [...quote.lines];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(from + by, 0, moved);
    if (attempt(failure, () => save(next))) announce(`Line ${from + 1} is now line ${from + by + 1}.`);
  };
  const add = () => {
    wasAdded.current = attempt(failure, () => save([...quote.lines, newLine(lastRate(quote.lines))]));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is written on at once, when it is there.
  useEffect(() => {
    if (wasAdded.current) list.current?.lastElementChild?.querySelector('input')?.focus();
    wasAdded.current = false;
  }, [quote.lines.length]);
  const totals = quoteTotals({ lines, discount: quote.discount });
  return (
    <Section title="Lines">
      <Stack ref={list} as="ol" marginBottom={3} className={`s-plain ${styles.lines}`}>
        {quote.lines.map((line, index) =>
          fixed ? (
            <SentRow key={line.id} line={line} />
          ) : (
            <LineRow
              key={line.id}
              line={line}
              sumPence={linePence(lines[index] ?? line)}
              place={index + 1}
              onType={(patch) => setTyping(patch && { id: line.id, patch })}
              onSave={(patch) => saveLine(line.id, patch)}
              onUp={index > 0 ? () => move(index, -1) : undefined}
              onDown={index < quote.lines.length - 1 ? () => move(index, 1) : undefined}
              onRemove={() => attempt(failure, () => save(quote.lines.filter((one) => one.id !== line.id)))}
            />
          ),
        )}
      </Stack>
      {!fixed && (
        <Button icon={<Plus size={16} aria-hidden />} onClick={add}>
          Add line
        </Button>
      )}
      {mayChange && !vatNumber && totals.vatPence > 0 && (
        <p className="s-muted">
          There is no VAT number in the quote settings: only VAT-registered businesses may charge VAT.
        </p>
      )}
      <QuoteSums
        totals={totals}
        discount={
          fixed ? (
            quote.discount > 0 && numberText.edit(quote.discount / 100)
          ) : (
            <SettingInput
              label="Discount in percent"
              inputMode="decimal"
              value={numberText.edit(quote.discount / 100)}
              onSave={(typed) => void updateQuote(quote.id, { discount: parseDiscount(typed) })}
            />
          )
        }
      />
    </Section>
  );
}

/** A new line has the VAT of the one before it. */
const lastRate = (lines: readonly QuoteLine[]) => {
  const last = lines.at(-1);
  return last ? { vat: last.vat } : {};
};

interface LineRowProps {
  /** As saved. */
  readonly line: QuoteLine;
  /** With what is being typed. */
  readonly sumPence: number;
  readonly place: number;
  readonly onType: (patch: Partial<QuoteLine> | undefined) => void;
  readonly onSave: (patch: Partial<QuoteLine>) => void;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
}

function LineRow({ line, sumPence, place, onType, onSave, onUp, onDown, onRemove }: LineRowProps) {
  const number = (
    label: string,
    field: 'quantityMilli' | 'unitPence',
    value: string,
    parse: (typed: string) => number,
  ) => (
    <SettingInput
      label={`${label} of line ${place}`}
      inputMode="decimal"
      value={value}
      onType={(typed) => onType(typed === undefined ? undefined : readable(field, typed, parse))}
      onSave={(typed) => onSave({ [field]: parse(typed) })}
    />
  );
  return (
    <li className={styles.linesRow}>
      <Cell label="Description">
        <SettingInput
          label={`Description of line ${place}`}
          value={line.description}
          onSave={(description) => onSave({ description: description.trim() })}
        />
      </Cell>
      <Cell label="Quantity">
        {number('Quantity', 'quantityMilli', quantityText(line.quantityMilli), parseQuantity)}
      </Cell>
      <Cell label={`Unit price, ${currencySign()}`}>
        {number('Unit price', 'unitPence', amountText.edit(line.unitPence), parsePrice)}
      </Cell>
      <Cell label="VAT">
        <select
          className="s-input"
          aria-label={`VAT of line ${place}`}
          value={line.vat}
          // The options are exactly the rates.
          onChange={(event) => attempt(failure, () => onSave({ vat: event.target.value as VatRate }))}
        >
          {vatRates.map((rate) => (
            <option key={rate} value={rate}>
              {vatLabels[rate]}
            </option>
          ))}
        </select>
      </Cell>
      <Cell label="Sum">
        <span className={styles.linesSum}>
          <Money pence={sumPence} />
        </span>
      </Cell>
      <Row as="span" inline className={styles.linesActions}>
        <IconButton label={`Move line ${place} up`} icon={ArrowUp} disabled={!onUp} onClick={onUp} />
        <IconButton label={`Move line ${place} down`} icon={ArrowDown} disabled={!onDown} onClick={onDown} />
        <IconButton label={`Remove line ${place}`} icon={Trash2} onClick={onRemove} />
      </Row>
    </li>
  );
}

/** A line of a quote that was sent, or that the reader may not change: only shown. */
const SentRow = ({ line }: Pick<LineRowProps, 'line'>) => (
  <li className={styles.linesRow}>
    <Cell label="Description">{line.description}</Cell>
    <Cell label="Quantity">{quantityText(line.quantityMilli)}</Cell>
    <Cell label="Unit price">
      <Money pence={line.unitPence} />
    </Cell>
    <Cell label="VAT">{vatLabels[line.vat]}</Cell>
    <Cell label="Sum">
      <Money pence={linePence(line)} />
    </Cell>
  </li>
);

const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Stack as="span" gap={1} shrink className={styles.linesCell}>
    <Text as="span" tone="faint" size={12} className={styles.linesLabel} aria-hidden>
      {label}
    </Text>
    {children}
  </Stack>
);

/** The field as typed so far; nothing while it cannot be read. */
function readable(field: 'quantityMilli' | 'unitPence', typed: string, parse: (typed: string) => number) {
  try {
    return { [field]: parse(typed) };
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}
