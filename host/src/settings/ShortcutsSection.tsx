import { type ChosenShortcut, chooseKeys, combinationOf, combinationProblem, conflictsOf } from '@steps/platform/host';
import { announce, Box, Kbd, Row, Section, SingleKeysSwitch, Text, useShortcutList } from '@steps/platform/ui';
import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './shortcutsSection.module.css';

/** The keys of the product: other ones, none, or their own again. */
export function ShortcutsSection() {
  const all = useShortcutList();
  const changed = all.filter(({ ownKeys }) => ownKeys);
  const resetAll = () => {
    for (const shortcut of changed) chooseKeys(shortcut, undefined);
  };
  return (
    <>
      <Section
        title="Keys"
        purpose="On a Mac, ⌘ does what Ctrl does. Pages have keys of their own, which the help lists while they are open."
        actions={changed.length > 0 && <Button onClick={resetAll}>Reset all</Button>}
      >
        <ul className="s-plain">
          {all.map((shortcut) => (
            <ShortcutRow key={`${shortcut.scope} ${shortcut.id}`} shortcut={shortcut} all={all} />
          ))}
        </ul>
      </Section>
      <Section title="Single letters" purpose="As in the review queue. Switch them off if you use voice control.">
        <SingleKeysSwitch />
      </Section>
    </>
  );
}

interface ShortcutRowProps {
  readonly shortcut: ChosenShortcut;
  readonly all: readonly ChosenShortcut[];
}

function ShortcutRow({ shortcut, all }: ShortcutRowProps) {
  const { label, keys, ownKeys, note, fixed, scope } = shortcut;
  const [asked, setAsked] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const conflicts = conflictsOf(shortcut, all);
  const end = () => {
    setAsked(false);
    change.current?.focus();
  };
  return (
    <li className={styles.row} aria-label={label}>
      <Text as="span" weight={500}>
        {label}
        {scope !== 'Everywhere' && <span className="s-faint"> · {scope}</span>}
      </Text>
      <Row as="span" gap={2} align="center" wrap>
        {keys.length === 0 ? <span className="s-faint">Off</span> : keys.map((key) => <Kbd key={key} keys={key} />)}
      </Row>
      {fixed ? (
        <span className="s-faint">Always this key</span>
      ) : (
        <Row as="span" gap={2} align="center" wrap>
          <Button ref={change} aria-label={`Change the keys of ${label}`} onClick={() => setAsked(true)}>
            Change
          </Button>
          {keys.length > 0 && (
            <Button type="text" aria-label={`Switch off ${label}`} onClick={() => chooseKeys(shortcut, [])}>
              Switch off
            </Button>
          )}
          {ownKeys && (
            <Button type="text" aria-label={`Reset ${label}`} onClick={() => chooseKeys(shortcut, undefined)}>
              Reset
            </Button>
          )}
        </Row>
      )}
      {asked && <KeysBox shortcut={shortcut} onEnd={end} />}
      {conflicts.length > 0 && (
        <Text spanAll tone="warning" role="status">
          Also {conflicts.map((other) => `“${other.label}”`).join(' and ')}: only one of them answers. Change one.
        </Text>
      )}
      {note && (
        <Text spanAll size={13} tone="faint">
          {note}
        </Text>
      )}
    </li>
  );
}

interface KeysBoxProps {
  readonly shortcut: ChosenShortcut;
  readonly onEnd: () => void;
}

/** Takes the next combination that is pressed. Tab goes on and Esc keeps the keys, as everywhere. */
function KeysBox({ shortcut, onEnd }: KeysBoxProps) {
  const box = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => box.current?.focus(), []);
  const take = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    // The keys are meant for this box: nothing else may answer to them.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onEnd();
    const combination = combinationOf(event.nativeEvent);
    if (!combination) return;
    const wrong = combinationProblem(combination);
    setProblem(wrong);
    if (wrong) return;
    chooseKeys(shortcut, [combination]);
    announce(`${shortcut.label}: ${combination}`);
    onEnd();
  };
  return (
    <Box spanAll>
      <button ref={box} type="button" className={styles.take} onKeyDown={take} onBlur={onEnd}>
        Press the keys for {shortcut.label}, or Esc to keep them
      </button>
      {problem && (
        <p className="s-field__error" role="alert">
          {problem}
        </p>
      )}
    </Box>
  );
}
