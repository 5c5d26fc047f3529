import './controls.css';

/** A key or a chord, e.g. `keys="Ctrl+K"`. */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <span className="s-keys">
      {keys.split('+').map((key) => (
        <kbd key={key} className="s-kbd">
          {key}
        </kbd>
      ))}
    </span>
  );
}
