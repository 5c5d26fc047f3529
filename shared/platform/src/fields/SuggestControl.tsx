import { AutoComplete } from 'antd';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { foldText, searchText } from '../core/text/foldText';
import { Box, Stack, Text } from '../ui/Layout';
import { type Choice, mostShown } from './findRules';
import styles from './SelectControl.module.css';
import type { ControlProps } from './TypedBox';
import { type KeyOwner, useListKeys } from './useListKeys';

export interface SuggestControlProps {
  readonly control: ControlProps;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What others have, or a search for it; anything else may be typed too. */
  readonly suggestions: readonly string[] | ((text: string) => readonly Choice[]);
  /** Told of a suggestion that was chosen rather than typed. */
  readonly onChoose?: ((value: string) => void) | undefined;
  readonly input?:
    | Pick<ComponentProps<'input'>, 'maxLength' | 'placeholder' | 'onKeyDown' | 'onBlur' | 'inputMode'>
    | undefined;
}

/** antd's text box with suggestions. Tab takes what is typed, never a suggestion, and Esc closes the list alone. */
export function SuggestControl({ control, value, onChange, suggestions, onChoose, input = {} }: SuggestControlProps) {
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  const found = focused ? suggestedFor(value, suggestions).filter((choice) => choice.value !== value) : [];
  const { maxLength, placeholder, onKeyDown, onBlur } = input;
  const keys = useListKeys((event: KeyboardEvent<HTMLElement>): KeyOwner => {
    const isOpen = open && found.length > 0;
    if (event.key === 'Escape' && isOpen) {
      // In a dialog, Esc would close it as well.
      event.preventDefault();
      return 'alone';
    }
    if (event.key === 'Enter' && isOpen && activeOption(event.currentTarget)) return 'alone';
    if (event.key !== 'Enter' && event.key !== 'Tab') return 'list';
    setOpen(false);
    return 'around';
  });
  return (
    // The keys are those of the control inside.
    <Box grow shrink onKeyDown={keys.stopOwnKeys}>
      <AutoComplete
        onInputKeyDown={keys.onInputKeyDown}
        {...control}
        className={styles.antd}
        virtual={false}
        defaultActiveFirstOption={false}
        open={open && found.length > 0}
        onOpenChange={(next) => setOpen(next && !keys.isAround())}
        maxLength={maxLength}
        placeholder={placeholder}
        status={control['aria-invalid'] ? 'error' : undefined}
        value={value}
        onChange={(text, chosen) => onChange(chosen && 'choice' in chosen ? chosen.choice.label : (text ?? ''))}
        onSelect={(text) => text && onChoose?.(text)}
        onKeyDown={onKeyDown as never}
        onFocus={() => setFocused(true)}
        onBlur={(event) => {
          setFocused(false);
          (onBlur as ((event: unknown) => void) | undefined)?.(event);
        }}
        options={found.map((choice) => ({ value: choice.value, label: choice.label, choice }))}
        optionRender={({ data }) => (
          <Stack as="span" shrink breakWords className={styles.words}>
            {data.choice.label}
            {data.choice.detail && (
              <Text as="span" tone="faint" size={12} weight={400}>
                {data.choice.detail}
              </Text>
            )}
          </Stack>
        )}
      />
    </Box>
  );
}

/** The suggestion that the arrow keys went to. */
const activeOption = (input: Element) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

function suggestedFor(text: string, suggestions: SuggestControlProps['suggestions']): readonly Choice[] {
  if (typeof suggestions === 'function') return suggestions(text).slice(0, mostShown);
  const query = foldText(text.trim());
  return suggestions
    .filter((one) => searchText(one).includes(query))
    .slice(0, mostShown)
    .map((one) => ({ value: one, label: one }));
}
