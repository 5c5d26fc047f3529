import * as v from 'valibot';
import { definePreference, preference, setPreference, usePreference } from '../core/session/preferenceState';
import type { Shortcut } from './shortcutRules';

const key = definePreference('shortcuts', 'person');
/** Keys by "scope/id"; none: switched off. What nobody chose is not in it. */
const schema = v.record(v.string(), v.array(v.string()));
const none: Readonly<Record<string, readonly string[]>> = {};

/** A shortcut as the person wants it; `ownKeys` are those it came with, where they were changed. */
export interface ChosenShortcut extends Shortcut {
  readonly ownKeys?: readonly string[];
}

type Choices = Readonly<Record<string, readonly string[]>>;
const nameOf = ({ scope, id: own }: Shortcut) => `${scope}/${own}`;

/** The shortcut with the keys that were chosen for it. What cannot be rebound stays as it is. */
export function asChosen(shortcut: Shortcut, choices: Choices): ChosenShortcut {
  const keys = shortcut.fixed ? undefined : choices[nameOf(shortcut)];
  if (!keys) return shortcut;
  // The note is about its own keys, so it does not hold for others.
  const { note: _note, ...rest } = shortcut;
  return { ...rest, keys, ownKeys: shortcut.keys };
}

/** What was chosen, where nothing is rendered. */
export const shortcutChoices = (): Choices => preference(key, schema, none as Record<string, string[]>);
/** What was chosen, in render. */
export const useShortcutChoices = (): Choices => usePreference(key, schema, none as Record<string, string[]>);

/** Gives a shortcut other keys, or none, which switches it off; `undefined` brings its own back. */
export function chooseKeys(shortcut: Shortcut, keys: readonly string[] | undefined): void {
  const { [nameOf(shortcut)]: _before, ...others } = shortcutChoices();
  setPreference(key, keys ? { ...others, [nameOf(shortcut)]: keys } : others);
}
