import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import { accessibleAccent } from './accentRules';
import type { Density } from './appearance';
import { defaultAccent, type Mode, palettes } from './palette';

interface ThemeChoice {
  readonly mode: Mode;
  readonly density: Density;
  /** The client's brand colour; the product's accent without one. */
  readonly accent?: string | undefined;
  readonly motion: boolean;
  /** Fingers instead of a mouse: larger controls. */
  readonly coarse: boolean;
}

const family = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** The look (palette, type, shape, movement) as antd's tokens. */
export function antdTheme({ mode, density, accent: brand = defaultAccent, motion, coarse }: ThemeChoice): ThemeConfig {
  const p = palettes[mode];
  const accent = accessibleAccent(brand, mode);
  const derive = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  // antd dims the seed colours in the dark; ours are chosen for contrast already, so they are put back.
  const exactColours: MappingAlgorithm = (seed) => ({
    ...derive(seed),
    colorPrimary: accent.base,
    colorSuccess: p.success,
    colorWarning: p.warning,
    colorError: p.danger,
    colorErrorHover: p.danger,
    colorErrorActive: p.danger,
    colorInfo: p.info,
  });
  const onStatus = mode === 'light' ? '#ffffff' : accent.onBase;
  return {
    algorithm: exactColours,
    cssVar: { key: 'steps', prefix: 'ant' },
    hashed: false,
    token: {
      colorPrimary: accent.base,
      colorPrimaryHover: accent.hover,
      colorPrimaryActive: accent.active,
      colorPrimaryBg: accent.soft,
      colorPrimaryBgHover: accent.soft,
      // antd draws its focus ring in this colour.
      colorPrimaryBorder: accent.base,
      colorLink: accent.base,
      colorLinkHover: accent.hover,
      colorLinkActive: accent.active,
      colorSuccess: p.success,
      colorWarning: p.warning,
      colorError: p.danger,
      colorErrorHover: p.danger,
      colorInfo: p.info,
      colorText: p.text,
      colorTextSecondary: p.muted,
      colorTextTertiary: p.faint,
      colorTextQuaternary: p.faint,
      colorTextPlaceholder: p.faint,
      colorTextDescription: p.faint,
      colorBgLayout: p.page,
      colorBgContainer: p.surface,
      colorBgElevated: p.raised,
      colorBgSpotlight: mode === 'light' ? p.text : p.sunken,
      colorFillTertiary: p.sunken,
      colorFillSecondary: p.sunken,
      colorBorder: p.border,
      colorBorderSecondary: p.hairline,
      colorSplit: p.hairline,
      colorTextDisabled: p.faint,
      colorBgContainerDisabled: p.sunken,
      colorBorderDisabled: p.hairline,
      fontFamily: family,
      fontSize: 14,
      fontSizeSM: 12,
      fontSizeLG: 16,
      fontSizeHeading1: 32,
      fontSizeHeading2: 24,
      fontSizeHeading3: 20,
      fontSizeHeading4: 16,
      fontSizeHeading5: 14,
      fontWeightStrong: 600,
      borderRadius: 6,
      borderRadiusLG: 10,
      borderRadiusSM: 6,
      borderRadiusXS: 4,
      controlHeight: coarse ? 40 : density === 'compact' ? 28 : 32,
      lineWidthFocus: 2,
      motion,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      wireframe: false,
    },
    components: {
      Button: {
        primaryColor: accent.onBase,
        defaultBorderColor: p.border,
        dangerColor: onStatus,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        contentFontSizeLG: 14,
      },
      Segmented: { trackBg: p.sunken, itemSelectedBg: p.surface, itemColor: p.muted, itemHoverBg: p.hairline },
    },
  };
}
