import './Checkbox.css';

interface CheckboxProps {
  /** Read aloud. */
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  /** Off inside a list, where Space on the row does the same. */
  readonly tabbable?: boolean;
  /** To be read only. */
  readonly disabled?: boolean;
  /** `shift`: the key was held, which means "up to here". */
  readonly onChange: (shift: boolean) => void;
}

/** A checkbox without a visible label, for lists. */
export function Checkbox({
  label,
  checked,
  mixed = false,
  tabbable = false,
  disabled = false,
  onChange,
}: CheckboxProps) {
  return (
    <label className="s-check">
      <input
        ref={mixed ? showMixed : undefined}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        tabIndex={tabbable ? 0 : -1}
        // React reports a checkbox's change through its click.
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

/** HTML has no attribute for it. */
function showMixed(input: HTMLInputElement | null) {
  if (!input) return undefined;
  input.indeterminate = true;
  return () => {
    input.indeterminate = false;
  };
}
