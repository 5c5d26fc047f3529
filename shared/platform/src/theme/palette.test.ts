import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessibleAccent } from './accentRules';
import { antdTheme } from './antdTheme';
import { contrast, parseHex, toHex, toLch } from './colourRules';
import { chartPalettes, defaultAccent, type Mode, palettes } from './palette';

const modes: Mode[] = ['light', 'dark'];
const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe.each(modes)('the %s palette', (mode) => {
  const p = palettes[mode];
  const backgrounds = [p.page, p.surface, p.raised, p.sunken];

  test('keeps AAA for body text and secondary prose', () => {
    for (const background of [p.page, p.surface, p.raised]) {
      expect(contrast(p.text, background)).toBeGreaterThanOrEqual(7);
      expect(contrast(p.muted, background)).toBeGreaterThanOrEqual(7);
    }
  });

  test('keeps AA for hints, on wells too', () => {
    for (const background of backgrounds) expect(contrast(p.faint, background)).toBeGreaterThanOrEqual(4.5);
  });

  test('keeps AA for status words on their tint and on every background', () => {
    for (const tone of ['success', 'warning', 'danger', 'info', 'ai'] as const) {
      for (const background of [...backgrounds, p[`${tone}Soft`]]) {
        expect(contrast(p[tone], background), `${tone} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('outlines controls at 3:1', () => {
    for (const background of backgrounds) expect(contrast(p.border, background)).toBeGreaterThanOrEqual(3);
  });

  test('shows chart series at 3:1 and tells them apart for red-blind and green-blind readers', () => {
    const series = chartPalettes[mode];
    for (const colour of series) expect(contrast(colour, p.surface)).toBeGreaterThanOrEqual(3);
    for (const kind of ['none', 'protan', 'deutan'] as const) {
      const seen = series.map((colour) => simulate(colour, kind));
      for (const [at, one] of seen.entries()) {
        for (const other of seen.slice(at + 1)) {
          expect(distance(one, other), `${kind}: ${series[at]} and another`).toBeGreaterThan(0.08);
        }
      }
    }
  });
});

test.each(modes)('fields, choices and buttons have one border in the %s, ours and antd’s', (mode) => {
  const { token, components } = antdTheme({ mode, density: 'comfortable', motion: true, coarse: false });
  expect(token?.colorBorder).toBe(palettes[mode].border);
  expect(components?.Button?.defaultBorderColor).toBe(palettes[mode].border);
  const controls = readFileSync(new URL('../ui/controls.css', import.meta.url), 'utf8');
  for (const control of ['.s-button,\n.s-icon-button', '.s-input']) {
    const rule = controls.slice(controls.indexOf(`\n${control} {`.replace(/^\n(?=\.s-button,)/, '')));
    expect(/border: 1px solid ([^;]+);/.exec(rule)?.[1], control).toContain('var(--s-border)');
  }
});

test('base.css carries the same colours as the palette', () => {
  for (const name of Object.keys(palettes.light) as (keyof typeof palettes.light)[]) {
    expect(css).toContain(`--s-${kebab(name)}: light-dark(${palettes.light[name]}, ${palettes.dark[name]});`);
  }
  for (const [at, light] of chartPalettes.light.entries()) {
    expect(css).toContain(`--s-chart-${at + 1}: light-dark(${light}, ${chartPalettes.dark[at]});`);
  }
  const [light, dark] = [accessibleAccent(defaultAccent, 'light'), accessibleAccent(defaultAccent, 'dark')];
  for (const [name, key] of [
    ['accent', 'base'],
    ['accent-hover', 'hover'],
    ['accent-active', 'active'],
    ['on-accent', 'onBase'],
    ['accent-soft', 'soft'],
  ] as const) {
    expect(css).toContain(`--s-${name}: light-dark(${light[key]}, ${dark[key]});`);
  }
});

/** Colour-blind sight, complete, after Machado, Oliveira and Fernandes (2009). */
function simulate(hex: string, kind: 'none' | 'protan' | 'deutan'): string {
  const rgb = parseHex(hex) ?? [0, 0, 0];
  if (kind === 'none') return hex;
  const rows =
    kind === 'protan'
      ? [
          [0.152286, 1.052583, -0.204868],
          [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      : [
          [0.367322, 0.860646, -0.227968],
          [0.280085, 0.672501, 0.047413],
          [-0.01182, 0.04294, 0.968881],
        ];
  const linear = rgb.map((value) => value ** 2.2);
  const at = (row: number) => {
    const sum = (rows[row] ?? []).reduce((total, weight, column) => total + weight * (linear[column] ?? 0), 0);
    return Math.max(0, sum) ** (1 / 2.2);
  };
  return toHex([at(0), at(1), at(2)]);
}

function distance(one: string, other: string): number {
  const [l, c, h] = toLch(one);
  const [m, d, i] = toLch(other);
  return Math.hypot(l - m, c * Math.cos(h) - d * Math.cos(i), c * Math.sin(h) - d * Math.sin(i));
}
