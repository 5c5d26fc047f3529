import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './Layout.module.css';
import { type LayoutProps, layoutClass, layoutWords } from './layoutWords';

type PartProps<Tag extends ElementType> = LayoutProps & { readonly as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof LayoutProps | 'as'
  >;

/** Children below one another. */
export const Stack = <Tag extends ElementType = 'div'>({ as, ...props }: PartProps<Tag>) =>
  part('stack', as ?? 'div', props);

/** Children beside one another. */
export const Row = <Tag extends ElementType = 'div'>({ as, ...props }: PartProps<Tag>) =>
  part('row', as ?? 'div', props);

/** Children in columns of one width, at least `min` px wide. */
export const Grid = <Tag extends ElementType = 'div'>({ as, ...props }: PartProps<Tag>) =>
  part('grid', as ?? 'div', props);

/** Two sides: the first takes the room, the second is as wide as its content; `lead` turns that round. */
export const Split = <Tag extends ElementType = 'div'>({ as, ...props }: PartProps<Tag>) =>
  part('split', as ?? 'div', props);

/** Children below one another on a surface of their own. */
export const Card = <Tag extends ElementType = 'div'>({ as, ...props }: PartProps<Tag>) =>
  part('card', as ?? 'div', props);

/** An element that lays nothing out, with room or a surface around what it holds. */
export const Box = <Tag extends ElementType = 'div'>({ as, ...props }: PartProps<Tag>) =>
  part(undefined, as ?? 'div', props);

/** Words: their size, tone and weight. */
export const Text = <Tag extends ElementType = 'p'>({ as, ...props }: PartProps<Tag>) =>
  part(undefined, as ?? 'p', props);

const isWord = (name: string) => Object.hasOwn(layoutWords, name);

/** An element with the classes of what is said of it; the rest goes to the element. */
function part(kind: string | undefined, Tag: ElementType, props: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(props);
  const words = entries
    .filter(([name, value]) => isWord(name) && value !== undefined && value !== false)
    .map(([name, value]) => styles[layoutClass(name, value)]);
  const rest = Object.fromEntries(entries.filter(([name]) => !isWord(name)));
  return <Tag {...rest} className={[kind && styles[kind], ...words, props.className].filter(Boolean).join(' ')} />;
}
