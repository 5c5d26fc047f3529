import { chooseAppearance } from '@steps/platform/host';
import { IconButton, useAppearance } from '@steps/platform/ui';
import { Moon, Sun } from 'lucide-react';

/** Light or dark, at once; following the system again is in the settings. */
export function ThemeToggle() {
  const { mode } = useAppearance();
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={`Switch to ${other} appearance`}
      icon={other === 'dark' ? Moon : Sun}
      onClick={() => chooseAppearance(other)}
    />
  );
}
