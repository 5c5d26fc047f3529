import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldControl } from '../ui/FormField';
import { Row, Stack } from '../ui/Layout';
import styles from './TypedBox.module.css';

/** What a field gives its control, or what names a control without a field. */
export type ControlProps = Partial<FieldControl> & { readonly 'aria-label'?: string | undefined };

interface TypedBoxProps extends ComponentProps<'input'> {
  /** Stands before the text: "£". */
  readonly prefix?: string | undefined;
  /** The button that opens a choice. */
  readonly button?: ReactNode;
}

/** A text box, with a button inside that offers what could be typed. */
export function TypedBox({ prefix, button, className, ...input }: TypedBoxProps) {
  return (
    <Row grow shrink className={styles.box} data-button={button ? '' : undefined} data-prefix={prefix ? '' : undefined}>
      {prefix && (
        <Stack as="span" align="center" justifyItems="center" tone="muted" className={styles.prefix} aria-hidden>
          {prefix}
        </Stack>
      )}
      <input
        type="text"
        autoComplete="off"
        {...input}
        className={['s-input', styles.input, className].filter(Boolean).join(' ')}
      />
      {button && (
        <Row as="span" align="center" className={styles.button}>
          {button}
        </Row>
      )}
    </Row>
  );
}

interface AloneProps {
  readonly control: ControlProps;
  readonly problem: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control without a field around it, in a table or beside a value: it says itself what is wrong. */
export function Alone({ control, problem, children }: AloneProps) {
  const id = useId();
  const described = [control['aria-describedby'], problem && id].filter(Boolean).join(' ') || undefined;
  return (
    <Stack as="span" gap={1} grow shrink>
      {children({
        ...control,
        'aria-describedby': described,
        'aria-invalid': problem ? true : control['aria-invalid'],
      })}
      {problem && (
        <span id={id} className="s-field__error" role="alert">
          {problem}
        </span>
      )}
    </Stack>
  );
}
