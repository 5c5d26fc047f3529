import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

interface TypedText<Value> {
  readonly value: Value | undefined;
  /** The text that shows a value; `read` understands it too. */
  readonly show: (value: Value) => string;
  /** What a text means; `undefined` when it cannot be read. */
  readonly read: (text: string) => Value | undefined;
  /** Said of a text that cannot be read: what was expected, with an example. */
  readonly expected: string | ((text: string) => string);
  readonly onChange: (value: Value | undefined) => void;
  /** Hands a value over when the typing is done (Enter, or leaving the field) instead of with each key. */
  readonly settled?: boolean | undefined;
}

interface TypedInput {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A text box for something that has many ways to be written. What is typed stays as it is while it is typed, and is shown in
 * the one way of the product afterwards. What cannot be read is never dropped: it stays, the field says what it expects, and
 * the form around it is not sent.
 */
export function useTypedText<Value extends string | number>(props: TypedText<Value>) {
  const input = useRef<HTMLInputElement>(null);
  /** As typed, until it is understood and left. */
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [known, setKnown] = useState(props.value);
  if (props.value !== known) {
    setKnown(props.value);
    // Somebody else changed the value, so what is typed no longer belongs to it.
    if (text !== undefined && meaning(text, props) !== props.value) {
      setText(undefined);
      setProblem(undefined);
    }
  }
  const latest = useRef({ text, props });
  latest.current = { text, props };

  const give = (value: Value | undefined) => {
    if (value === latest.current.props.value) return;
    props.onChange(value);
  };
  const settle = () => {
    if (text === undefined) return;
    const value = meaning(text, props);
    if (value === unreadable) {
      setProblem(problemOf(text, props));
      return;
    }
    setText(undefined);
    give(value);
  };
  useEffect(() => {
    const form = input.current?.form;
    const hold = (event: SubmitEvent) => {
      const { text, props } = latest.current;
      if (text === undefined || meaning(text, props) !== unreadable) return;
      event.preventDefault();
      event.stopPropagation();
      setProblem(problemOf(text, props));
      input.current?.focus();
    };
    form?.addEventListener('submit', hold);
    return () => form?.removeEventListener('submit', hold);
  }, []);

  const typed: TypedInput = {
    ref: input,
    value: text ?? (props.value === undefined ? '' : props.show(props.value)),
    onChange: ({ target }) => {
      setText(target.value);
      setProblem(undefined);
      const value = meaning(target.value, props);
      if (value !== unreadable && !props.settled) give(value);
    },
    onBlur: settle,
    onKeyDown: (event) => {
      if (event.key === 'Enter') {
        settle();
        // What is around the field must not take Enter for a value that is not there.
        if (text !== undefined && meaning(text, props) === unreadable) {
          event.preventDefault();
          event.stopPropagation();
        }
      }
      if (event.key === 'Escape') {
        setText(undefined);
        setProblem(undefined);
      }
    },
  };
  /** Takes a value that was chosen instead of typed. */
  const choose = (value: Value | undefined) => {
    setText(undefined);
    setProblem(undefined);
    give(value);
  };
  return { typed, problem, choose };
}

const problemOf = (text: string, { expected }: Pick<TypedText<never>, 'expected'>) =>
  typeof expected === 'string' ? expected : expected(text);

const unreadable = Symbol('unreadable');

function meaning<Value>(text: string, { read }: Pick<TypedText<Value & (string | number)>, 'read'>) {
  if (!text.trim()) return undefined;
  return read(text) ?? unreadable;
}
