import { NumberField } from '@steps/platform/fields';
import { Box, ChoiceField, FormField, IconButton, optionsOf, Row, Stack, Text, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { Content } from './document';
import { nodeOf } from './documentRules';
import { useEditing, useOpenEditorOf } from './EditorContext';
import { setChildCount, setValue } from './editorVerbs';
import styles from './FieldsPanel.module.css';
import { type BlockField, type BlockFields, startContent } from './fields';
import { PictureInput } from './PictureInput';
import { WordsInput } from './WordsInput';

/** The form of a block, from its kind's fields. */
export function FieldsPanel({
  id,
  fields,
  disabled,
}: {
  readonly id: string;
  readonly fields: BlockFields;
  readonly disabled: boolean;
}) {
  const editor = useOpenEditorOf();
  const content = useEditing(({ document }) => nodeOf(document, id).content);
  return (
    <Stack as="fieldset" gap={3} bare disabled={disabled}>
      <legend className="s-hidden">Content</legend>
      {Object.entries(fields).map(([key, field]) =>
        field.when && !field.when.says.includes(String(content[field.when.key])) ? null : field.kind === 'list' ? (
          <ListField key={key} id={id} path={key} field={field} entries={asEntries(content[key])} />
        ) : (
          <OneField
            key={key}
            field={field}
            value={content[key]}
            onChange={(value) =>
              field.childKind && typeof value === 'number'
                ? setChildCount(editor, id, key, field.childKind, value)
                : setValue(editor, id, key, value)
            }
          />
        ),
      )}
    </Stack>
  );
}

const asEntries = (value: unknown): readonly Content[] => (Array.isArray(value) ? value : []);

interface OneFieldProps {
  readonly field: BlockField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function OneField({ field, value, onChange }: OneFieldProps) {
  const { kind, label, help, options, limits } = field;
  if (kind === 'switch') {
    return (
      <Row as="label" gap={2} align="center" minHeight={24} size={13}>
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
        {label}
      </Row>
    );
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (kind === 'choice')
    return <ChoiceField {...{ label, help, onChange }} value={text} options={optionsOf(options ?? {})} />;
  if (kind === 'number')
    return (
      <NumberField
        {...{ label, help, ...limits }}
        whole
        value={typeof value === 'number' ? value : undefined}
        onChange={(number) => number !== undefined && onChange(number)}
      />
    );
  if (kind !== 'picture' && kind !== 'words')
    return <TextField {...{ label, help, onChange }} dir="auto" value={text} />;
  return (
    <FormField label={label} help={help}>
      {(control) =>
        kind === 'picture' ? (
          <PictureInput control={control} label={label} value={text} place={field.place} onChange={onChange} />
        ) : (
          <WordsInput control={control} label={label} help={help} value={text} onChange={onChange} />
        )
      }
    </FormField>
  );
}

interface ListFieldProps {
  readonly id: string;
  readonly path: string;
  readonly field: BlockField;
  readonly entries: readonly Content[];
}

function ListField({ id, path, field, entries }: ListFieldProps) {
  const editor = useOpenEditorOf();
  const { label, entry = 'entry', fields = {}, most = 24 } = field;
  const set = (next: readonly Content[]) => setValue(editor, id, path, next);
  const move = (from: number, to: number) => {
    const rest = entries.filter((_, nth) => nth !== from);
    const moved = entries[from];
    if (moved) set([...rest.slice(0, to), moved, ...rest.slice(to)]);
  };
  return (
    <Stack as="section" gap={2} justifyItems="start" aria-label={label}>
      <Text as="h4" size={13} weight={600}>
        {label} <span className="s-faint">{entries.length}</span>
      </Text>
      {entries.map((one, nth) => {
        const name = `${entry} ${nth + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
          <Box key={nth} as="details" fullWidth bordered radius="control">
            <summary className={styles.summary}>
              <Text as="span" breakWords>
                {firstWords(one) || name}
              </Text>
            </summary>
            <div className={styles.entryFields}>
              {Object.entries(fields).map(([key, inner]) => (
                <OneField
                  key={key}
                  field={inner}
                  value={one[key]}
                  onChange={(value) => setValue(editor, id, `${path}.${nth}.${key}`, value)}
                />
              ))}
              <Row gap={2} align="center" wrap>
                <IconButton
                  label={`Move ${name} up`}
                  icon={ArrowUp}
                  disabled={nth === 0}
                  onClick={() => move(nth, nth - 1)}
                />
                <IconButton
                  label={`Move ${name} down`}
                  icon={ArrowDown}
                  disabled={nth === entries.length - 1}
                  onClick={() => move(nth, nth + 1)}
                />
                <IconButton
                  label={`Remove ${name}`}
                  icon={X}
                  onClick={() => set(entries.filter((_, other) => other !== nth))}
                />
              </Row>
            </div>
          </Box>
        );
      })}
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        disabled={entries.length >= most}
        onClick={() => set([...entries, startContent(fields)])}
      >
        Add {entry}
      </Button>
    </Stack>
  );
}

const firstWords = (entry: Content): string => {
  const word = Object.entries(entry).find(
    ([key, value]) => key !== 'icon' && key !== 'src' && key !== 'art' && typeof value === 'string' && value.trim(),
  );
  return word ? String(word[1]).slice(0, 40) : '';
};
