import { counted, formatDay, maxTags } from '@steps/platform';
import { Box, Grid, Row, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import { FormAlert } from '../records/FormAlert';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import duplicatesStyles from './duplicates.module.css';
import {
  type Choices,
  every,
  fieldChoices,
  mostComplete,
  type Noun,
  type Nouns,
  newestFirst,
  plurals,
  proposedChoices,
  unitedTags,
} from './mergeRules';
import { mergeCompanies, mergeContacts, movingCount, recordsOf } from './mergeState';

interface MergeFormProps {
  readonly noun: Noun;
  readonly ids: readonly string[];
  /** Called when they are merged, or left as they are. */
  readonly onDone: () => void;
}

/** Records side by side: which one to keep, and which value of each field that differs. */
export function MergeForm({ noun, ids, onDone }: MergeFormProps) {
  // The records as they were when the comparison was opened: people choose from what they saw.
  const [found] = useState(() => newestFirst(recordsOf(noun, ids)));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const records = useMemo(() => found.filter(({ id }) => !left.has(id)), [found, left]);
  const [chosen, setKeep] = useState<string>();
  const keep = records.find(({ id }) => id === chosen)?.id ?? mostComplete(noun, records);
  // A field that nobody chose follows the record that is kept.
  const [touched, setTouched] = useState<Choices>({});
  const choices: Choices = { ...proposedChoices(noun, records, keep), ...touched };
  const tags = useMemo(() => unitedTags(records), [records]);
  const [keptTags, setKept] = useState<readonly string[]>();
  const kept = keptTags?.filter((tag) => tags.includes(tag)) ?? tags.slice(0, maxTags);
  const fields = useMemo(() => fieldChoices(noun, records), [noun, records]);
  const moving = useMemo(
    () =>
      movingCount(
        records.map(({ id }) => id),
        keep,
      ),
    [records, keep],
  );
  const nameOf = (id: string) => records.find((record) => record.id === id)?.name ?? '';

  const { error, submit } = useSubmit(() => {
    const verb = noun === 'contact' ? mergeContacts : mergeCompanies;
    const merged = verb({ keep, ids: records.map(({ id }) => id), choices, tags: kept });
    notifyStep(`${counted(records.length, noun, plurals[noun])} merged into ${merged.name}`);
    onDone();
  }, 'Nothing was merged. Please try again.');

  return (
    <Stack
      as="form"
      gap={4}
      bound
      alignContent="start"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert>{error}</FormAlert>
      {found.length > 2 && <RecordsChoice records={found} left={left} onChange={setLeft} />}
      <Choice
        label="Keep"
        help="Its link and history stay; the others are merged into it."
        value={keep}
        options={records.map((record) => ({ value: record.id, label: record.name, detail: detailOf(record) }))}
        onChange={setKeep}
      />
      {fields.map(({ key, label, values, joined }) => (
        <Choice
          key={key}
          label={label}
          value={choices[key] ?? ''}
          options={[
            ...values.map(({ from, value }) => ({ value: from, label: value, detail: `from ${nameOf(from)}` })),
            ...(joined ? [{ value: every, label: 'Keep all', detail: 'one below the other' }] : []),
          ]}
          onChange={(from) => setTouched({ ...touched, [key]: from })}
        />
      ))}
      {tags.length > 0 && <TagChoice tags={tags} kept={kept} onChange={setKept} />}
      <p role="status">
        {moving > 0
          ? `${counted(moving, 'record')} beside ${noun === 'contact' ? 'it (activities, deals, meetings, tickets …)' : 'it (contacts, activities, deals …)'} will move to ${nameOf(keep)}.`
          : 'Nothing else has to move.'}{' '}
        Fields that are empty on one side are filled from the other.
        {noun === 'contact' && ' Emails and phone numbers you do not choose are kept as other ones.'}
      </p>
      <Row gap={2} justify="end" wrap>
        <Button onClick={onDone}>Back</Button>
        <Button type="primary" htmlType="submit" disabled={records.length < 2 || kept.length > maxTags}>
          Merge {counted(records.length, noun, plurals[noun])}
        </Button>
      </Row>
    </Stack>
  );
}

interface RecordsChoiceProps {
  readonly records: readonly Nouns[Noun][];
  readonly left: ReadonlySet<string>;
  readonly onChange: (left: ReadonlySet<string>) => void;
}

/** Which records of a larger group to merge; at least two. */
function RecordsChoice({ records, left, onChange }: RecordsChoiceProps) {
  const isLast = (id: string) => !left.has(id) && records.length - left.size <= 2;
  const without = (id: string) => new Set([...left].filter((one) => one !== id));
  return (
    <Box as="fieldset" bare className={duplicatesStyles.choice}>
      <legend>
        Merge{' '}
        <Text as="span" tone="faint" weight={400} className={duplicatesStyles.choiceHelp}>
          Clear a record to leave it as it is.
        </Text>
      </legend>
      <Grid min={220} gap={4} rowGap={1}>
        {records.map((record) => (
          <Row key={record.id} as="label" gap={2} align="baseline" shrink className={duplicatesStyles.choiceOption}>
            <input
              type="checkbox"
              checked={!left.has(record.id)}
              disabled={isLast(record.id)}
              onChange={({ target }) => onChange(target.checked ? without(record.id) : new Set([...left, record.id]))}
            />
            <span>
              {record.name} <span className="s-faint">{detailOf(record)}</span>
            </span>
          </Row>
        ))}
      </Grid>
    </Box>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly detail: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, help, value, options, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <Box as="fieldset" bare className={duplicatesStyles.choice}>
      <legend>
        {label}{' '}
        {help && (
          <Text as="span" tone="faint" weight={400} className={duplicatesStyles.choiceHelp}>
            {help}
          </Text>
        )}
      </legend>
      <Grid min={220} gap={4} rowGap={1}>
        {options.map((option) => (
          <Row key={option.value} as="label" gap={2} align="baseline" shrink className={duplicatesStyles.choiceOption}>
            <input type="radio" name={name} checked={value === option.value} onChange={() => onChange(option.value)} />
            <span>
              {option.label} <span className="s-faint">{option.detail}</span>
            </span>
          </Row>
        ))}
      </Grid>
    </Box>
  );
}

interface TagChoiceProps {
  readonly tags: readonly string[];
  readonly kept: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

function TagChoice({ tags, kept, onChange }: TagChoiceProps) {
  return (
    <Box as="fieldset" bare className={duplicatesStyles.choice}>
      <legend>
        Tags{' '}
        <Text
          as="span"
          tone="faint"
          weight={400}
          className={duplicatesStyles.choiceHelp}
          data-over={kept.length > maxTags || undefined}
        >
          {kept.length} of at most {maxTags}
        </Text>
      </legend>
      <Row gap={4} rowGap={1} wrap>
        {tags.map((tag) => (
          <Row key={tag} as="label" gap={2} align="baseline" shrink className={duplicatesStyles.choiceOption}>
            <input
              type="checkbox"
              checked={kept.includes(tag)}
              onChange={() => onChange(kept.includes(tag) ? kept.filter((one) => one !== tag) : [...kept, tag])}
            />
            <span>{tag}</span>
          </Row>
        ))}
      </Row>
    </Box>
  );
}

function detailOf(record: Nouns[Noun]): string {
  return [record.email, record.archivedAt && 'archived', `changed ${formatDay(record.updatedAt, new Date())}`]
    .filter(Boolean)
    .join(' · ');
}
