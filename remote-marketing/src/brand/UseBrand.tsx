import { Button } from 'antd';

type Theme = Readonly<Record<string, string>>;

interface UseBrandProps {
  readonly theme: Theme;
  /** What the brand sets; nothing for a business without one. */
  readonly brand: Theme;
  readonly onUse: (brand: Theme) => void;
}

/** Gives a page or an email the colours and fonts of the brand; as one step that can be undone. */
export function UseBrand({ theme, brand, onUse }: UseBrandProps) {
  const names = Object.keys(brand);
  if (names.length === 0) return null;
  const used = names.every((name) => theme[name] === brand[name]);
  return (
    <Button size="small" disabled={used} onClick={() => onUse(brand)}>
      {used ? 'Follows the brand' : 'Use the brand'}
    </Button>
  );
}
