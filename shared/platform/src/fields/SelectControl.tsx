import { Select } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { sameText } from '../core/text/foldText';
import { Avatar } from '../ui/Avatar';
import { Box, Row, Stack, Text } from '../ui/Layout';
import type { Choice, Found } from './findRules';
import styles from './SelectControl.module.css';
import type { ControlProps } from './TypedBox';
import { type KeyOwner, useListKeys } from './useListKeys';

export interface SelectControlProps {
  readonly control: ControlProps;
  /** What is chosen; at most one unless `several`. */
  readonly chosen: readonly Choice[];
  readonly several?: boolean | undefined;
  readonly find: (query: string) => Found;
  readonly onChange: (values: readonly string[]) => void;
  /** Offers "Create …" for a typed name that nothing has, by this word before it: "Create contact". */
  readonly createWords?: string | undefined;
  readonly onCreate?: ((name: string) => void) | undefined;
  readonly search?: boolean | undefined;
  /** Nothing may be chosen: Delete empties. */
  readonly clear?: boolean | undefined;
  readonly avatar?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

const createValue = '\u0000create';

/**
 * antd's select. Without its virtual list, of which a screen reader hears three options (ant-design/ant-design#39199): at most
 * 50 are drawn, and more are found by typing. Mended here: Tab leaves instead of choosing the first, Delete empties, and Esc
 * closes the list alone when it is in a dialog.
 */
export function SelectControl(props: SelectControlProps) {
  const { control, chosen, several, find, onChange, createWords, onCreate, search = true, clear, avatar } = props;
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const found = open ? find(query) : { choices: chosen, more: 0 };
  const name = query.trim();
  const isNew = createWords && name && !found.choices.some(({ label }) => sameText(label, name));
  const choices: readonly Choice[] = isNew
    ? [...found.choices, { value: createValue, label: `${createWords} “${name}”` }]
    : found.choices;
  const change = (values: readonly string[]) => {
    setQuery('');
    if (values.includes(createValue)) onCreate?.(name);
    else onChange(values);
  };
  const keys = useListKeys((event: KeyboardEvent<HTMLElement>): KeyOwner => {
    if (event.key === 'Tab' && !name) return 'around';
    if (event.key === 'Delete' && clear && !several && !query && chosen.length > 0) onChange([]);
    if (!open || (event.key !== 'Escape' && event.key !== 'Enter')) return 'list';
    // In a dialog, Esc would close it as well.
    if (event.key === 'Escape') event.preventDefault();
    return 'alone';
  });
  const values = chosen.map(({ value, label }) => ({ value, label }));
  return (
    // The keys are those of the control inside.
    <Box grow shrink onKeyDown={keys.stopOwnKeys}>
      <Select<{ value: string; label: string } | { value: string; label: string }[] | null, Option>
        {...control}
        onInputKeyDown={keys.onInputKeyDown}
        className={styles.antd}
        labelInValue
        virtual={false}
        listHeight={320}
        open={open}
        onOpenChange={setOpen}
        allowClear={clear && !several}
        placeholder={props.placeholder}
        status={control['aria-invalid'] ? 'error' : undefined}
        mode={several ? 'multiple' : undefined}
        showSearch={search ? { filterOption: false, searchValue: query, onSearch: setQuery } : false}
        value={several ? values : (values[0] ?? null)}
        options={choices.map((choice) => ({ value: choice.value, label: choice.label, choice }))}
        onChange={(next) => change([next ?? []].flat().map(({ value }) => value))}
        optionRender={({ data }) => <Line choice={data.choice} avatar={avatar && data.choice.value !== createValue} />}
        notFoundContent={
          <span className="s-faint">{name ? `Nothing found for “${name}”.` : 'There is nothing to choose yet.'}</span>
        }
        popupRender={(menu) => (
          <div ref={reachable}>
            {menu}
            {found.more > 0 && (
              <Text tone="faint" size={12} weight={400} paddingY={2} paddingX={3}>
                And {found.more.toLocaleString('en-GB')} more. Type to find them.
              </Text>
            )}
          </div>
        )}
      />
    </Box>
  );
}

/** antd's list scrolls, and only its own keys would reach what is below: WCAG 2.1.1 asks for the keyboard's too. */
function reachable(popup: HTMLElement | null): void {
  popup?.querySelector('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0');
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly choice: Choice;
}

function Line({ choice, avatar }: { readonly choice: Choice; readonly avatar: boolean | undefined }) {
  return (
    <Row as="span" gap={2} align="center">
      {avatar && <Avatar name={choice.label} size={28} />}
      <Stack as="span" shrink breakWords className={styles.words}>
        {choice.label}
        {choice.detail && (
          <Text as="span" tone="faint" size={12} weight={400}>
            {choice.detail}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
