import {
  limitAnswers,
  limitMonth,
  type MonthUse,
  monthUse,
  priceModel,
  thisMonth,
  useAiLimits,
  useAiUsage,
} from '@steps/assistant/host';
import { useAiConnection } from '@steps/business/ai';
import { formatPence } from '@steps/platform';
import { amountText, centWords, currencyWords, numberText } from '@steps/platform/numbers';
import { ChoiceField, notify, Section, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { errorText } from '../gate/errorText';

/** How long answers may be, and what a month may use. The browser's model and the built-in engine cost nothing. */
export function AiLimits() {
  const { maxTokens, monthly, prices } = useAiLimits();
  const use = monthUse(useAiUsage(), thisMonth(), prices);
  const [longest, setLongest] = useState(String(maxTokens));
  const [unit, setUnit] = useState<'none' | 'tokens' | 'pence'>(monthly?.unit ?? 'none');
  const [amount, setAmount] = useState(
    monthly ? numberText.edit(monthly.unit === 'pence' ? monthly.amount / 100 : monthly.amount) : '',
  );
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      limitAnswers(numberOf(longest));
      limitMonth(
        unit === 'none' ? undefined : { unit, amount: unit === 'pence' ? amountText.parse(amount) : numberOf(amount) },
      );
      setError(undefined);
      notify({ title: 'Limits saved' });
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  return (
    <Section title="Limits" purpose="For model servers, which may charge by the token. Counted in this browser.">
      <Stack as="form" bound gap={4} maxWidth={480} noValidate onSubmit={submit}>
        <TextField
          label="Longest answer, in tokens"
          help="About 750 words for each 1,000 tokens. A model that thinks first needs more."
          inputMode="numeric"
          value={longest}
          onChange={setLongest}
        />
        <ChoiceField
          label="Limit for a month"
          help={`This month so far: ${useText(use)}.`}
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'none', label: 'None' },
            { value: 'tokens', label: 'In tokens' },
            { value: 'pence', label: `In ${currencyWords()}` },
          ]}
        />
        {unit !== 'none' && (
          <TextField
            label={unit === 'tokens' ? 'Tokens in a month' : `${sentence(currencyWords())} in a month`}
            required
            inputMode="decimal"
            value={amount}
            onChange={setAmount}
          />
        )}
        {error && (
          <p className="s-field__error" role="alert">
            {error}
          </p>
        )}
        <div>
          <Button htmlType="submit">Save limits</Button>
        </div>
      </Stack>
      {unit === 'pence' && <AiPrices unpriced={use.unpriced} />}
    </Section>
  );
}

const useText = ({ tokens, pence }: MonthUse): string =>
  `${tokens.toLocaleString('en-GB')} tokens${pence ? `, ${formatPence(Math.round(pence))}` : ''}`;

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A number as typed; none of the rules takes what cannot be read. */
const numberOf = (typed: string): number => numberText.read(typed) ?? Number.NaN;

/** What a million tokens of each model cost, as the person reads it off the service's price list. */
function AiPrices({ unpriced }: { readonly unpriced: readonly string[] }) {
  const { models, offered } = useAiConnection();
  const used = Object.values(models).filter(Boolean);
  const names = [...new Set([...used, ...(used.length === 0 ? offered.slice(0, 1) : []), ...unpriced])];
  return (
    <Stack bound gap={4} maxWidth={480}>
      {names.map((model) => (
        <AiPrice key={model} model={model} />
      ))}
    </Stack>
  );
}

function AiPrice({ model }: { readonly model: string }) {
  const known = useAiLimits().prices[model];
  const [sent, setSent] = useState(known ? numberText.edit(known.sent) : '');
  const [received, setReceived] = useState(known ? numberText.edit(known.received) : '');
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    try {
      priceModel(model, {
        sent: numberOf(sent),
        received: numberOf(received),
      });
      setError(undefined);
      notify({ title: `Price of ${model} saved` });
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  return (
    <Stack as="form" bound gap={4} maxWidth={480} noValidate onSubmit={save}>
      <TextField
        label={`${model}: ${centWords()} for a million tokens sent`}
        error={error}
        inputMode="decimal"
        value={sent}
        onChange={setSent}
      />
      <TextField
        label={`${model}: ${centWords()} for a million tokens received`}
        inputMode="decimal"
        value={received}
        onChange={setReceived}
      />
      <div>
        <Button htmlType="submit">Save price</Button>
      </div>
    </Stack>
  );
}
