import { ConfigProvider } from 'antd';
import enGB from 'antd/es/locale/en_GB';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { accessibleAccent } from './accentRules';
import { antdTheme } from './antdTheme';
import { followAppearance, useAppearance, useStill } from './appearance';
import { coarsePointerQuery, useMedia } from './media';
import './base.css';
import './layout.css';

interface ThemeProviderProps {
  /** The client's brand colour, `#rrggbb`: adjusted until it is readable. */
  readonly accent?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Gives antd and our own styles one look. antd's `App` is left out on purpose: message, notification and modal would
 * add 38 kB gzip at start, and `notify` and `useConfirm` are their replacement.
 */
export function ThemeProvider({ accent, children }: ThemeProviderProps) {
  const { mode, density } = useAppearance();
  const motion = !useStill();
  const coarse = useMedia(coarsePointerQuery);
  useLayoutEffect(followAppearance, []);
  useLayoutEffect(() => (accent ? brandDocument(accent) : undefined), [accent]);
  const config = useMemo(
    () => antdTheme({ mode, density, accent, motion, coarse }),
    [mode, density, accent, motion, coarse],
  );
  return (
    <ConfigProvider theme={config} locale={enGB} wave={{ disabled: true }} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}

function brandDocument(brand: string): () => void {
  const light = accessibleAccent(brand, 'light');
  const dark = accessibleAccent(brand, 'dark');
  const values = {
    '--s-accent': [light.base, dark.base],
    '--s-accent-hover': [light.hover, dark.hover],
    '--s-accent-active': [light.active, dark.active],
    '--s-on-accent': [light.onBase, dark.onBase],
    '--s-accent-soft': [light.soft, dark.soft],
  };
  const { style } = document.documentElement;
  for (const [name, pair] of Object.entries(values)) style.setProperty(name, `light-dark(${pair.join(', ')})`);
  return () => {
    for (const name of Object.keys(values)) style.removeProperty(name);
  };
}
