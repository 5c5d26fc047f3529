import { p } from './pageClasses';

/** Drawings in the colours of the page, for pages that have no photograph yet. They weigh nothing and need no description. */
export const artNames = {
  none: 'None',
  rings: 'Rings',
  hills: 'Hills',
  grid: 'Tiles',
  chart: 'Chart',
  leaves: 'Leaves',
  board: 'Board',
  pulse: 'Pulse',
} as const;
export type ArtName = keyof typeof artNames;

const accent = 'var(--p-accent)';
const ink = 'var(--p-ink)';
const tint = 'var(--p-tint)';
const paper = 'var(--p-paper)';

const drawings: Readonly<Record<Exclude<ArtName, 'none'>, () => React.ReactElement>> = {
  rings: () => (
    <>
      <rect width="480" height="360" fill={tint} />
      <circle cx="300" cy="190" r="150" fill={accent} opacity="0.16" />
      <circle cx="300" cy="190" r="110" fill={accent} opacity="0.3" />
      <circle cx="300" cy="190" r="68" fill={accent} />
      <circle cx="120" cy="260" r="54" fill={ink} />
      <circle cx="96" cy="92" r="22" fill={accent} opacity="0.5" />
    </>
  ),
  hills: () => (
    <>
      <rect width="480" height="360" fill={tint} />
      <circle cx="350" cy="110" r="52" fill={accent} />
      <path d="M0 250 C90 170 170 190 240 240 S400 300 480 210 V360 H0 Z" fill={accent} opacity="0.35" />
      <path d="M0 300 C120 230 210 260 300 290 S430 310 480 270 V360 H0 Z" fill={ink} opacity="0.85" />
    </>
  ),
  grid: () => (
    <>
      <rect width="480" height="360" fill={tint} />
      {[0, 1, 2, 3, 4, 5].map((nth) => (
        <rect
          key={nth}
          x={48 + (nth % 3) * 132}
          y={54 + Math.floor(nth / 3) * 132}
          width="120"
          height="120"
          rx="14"
          fill={nth === 1 || nth === 3 ? accent : nth === 5 ? ink : paper}
        />
      ))}
      <circle cx="108" cy="114" r="30" fill={accent} opacity="0.35" />
      <rect x="336" y="80" width="72" height="10" rx="5" fill={ink} opacity="0.3" />
      <rect x="336" y="102" width="52" height="10" rx="5" fill={ink} opacity="0.3" />
    </>
  ),
  chart: () => (
    <>
      <rect width="480" height="360" fill={tint} />
      <rect x="52" y="48" width="376" height="264" rx="16" fill={paper} />
      {[70, 120, 96, 168, 140, 204].map((height, nth) => (
        <rect
          key={height}
          x={84 + nth * 54}
          y={284 - height}
          width="34"
          height={height}
          rx="6"
          fill={accent}
          opacity={0.35 + nth * 0.13}
        />
      ))}
      <path d="M84 196 L155 150 L209 170 L263 108 L317 132 L388 76" fill="none" stroke={ink} strokeWidth="5" />
      <circle cx="388" cy="76" r="9" fill={ink} />
    </>
  ),
  leaves: () => (
    <>
      <rect width="480" height="360" fill={tint} />
      <path d="M240 330 C120 300 90 180 130 70 C240 100 290 210 240 330 Z" fill={accent} />
      <path d="M240 330 C250 210 310 130 410 110 C430 230 370 320 240 330 Z" fill={ink} opacity="0.85" />
      <path d="M240 330 C210 250 180 170 140 90" fill="none" stroke={paper} strokeWidth="4" opacity="0.7" />
      <path d="M240 330 C290 260 340 190 396 132" fill="none" stroke={paper} strokeWidth="4" opacity="0.7" />
    </>
  ),
  board: () => (
    <>
      <rect width="480" height="360" fill={tint} />
      <rect x="44" y="44" width="392" height="272" rx="16" fill={paper} />
      <rect x="44" y="44" width="392" height="44" rx="16" fill={ink} opacity="0.9" />
      {[0, 1, 2].map((column) => (
        <g key={column}>
          <rect
            x={68 + column * 120}
            y="108"
            width="104"
            height={column === 1 ? 62 : 44}
            rx="8"
            fill={accent}
            opacity={column === 1 ? 1 : 0.35}
          />
          <rect
            x={68 + column * 120}
            y={column === 1 ? 180 : 162}
            width="104"
            height="44"
            rx="8"
            fill={ink}
            opacity="0.14"
          />
          <rect
            x={68 + column * 120}
            y={column === 1 ? 234 : 216}
            width="104"
            height={column === 2 ? 74 : 44}
            rx="8"
            fill={column === 2 ? accent : ink}
            opacity={column === 2 ? 0.6 : 0.14}
          />
        </g>
      ))}
    </>
  ),
  pulse: () => (
    <>
      <rect width="480" height="360" fill={tint} />
      <circle cx="240" cy="176" r="128" fill={paper} />
      <path
        d="M60 186 H170 L198 120 L240 246 L274 160 L292 186 H420"
        fill="none"
        stroke={accent}
        strokeWidth="12"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="420" cy="186" r="14" fill={ink} />
    </>
  ),
};

/** A drawing, or nothing. */
export function Art({ name }: { readonly name: ArtName }) {
  if (name === 'none') return null;
  return (
    <svg className={p.art} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      {drawings[name]()}
    </svg>
  );
}

const strokes = {
  check: 'M5 12.5 10 17.5 19.5 7',
  star: 'M12 3.5 14.7 9l6 .9-4.4 4.200 1.100 6L12 17.300 6.600 20.100l1.100-6L3.300 9.900l6-.9Z',
  heart:
    'M12 20s-7.500-4.600-7.500-10A4.200 4.200 0 0 1 12 7.600 4.200 4.200 0 0 1 19.500 10C19.500 15.400 12 20 12 20Z',
  clock: 'M12 7v5l3.500 2M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Z',
  shield: 'M12 3.500 19 6v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6Z',
  leaf: 'M5 19C4 10 10 4.500 20 4.500 20 14.500 14.500 20 5 19Zm0 0 8-8',
  bolt: 'M13 3 5.500 13.500H12L11 21l7.500-10.500H12Z',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6 9c0-3.500 2.500-6 6-6s6 2.500 6 6M16 4.500a3.500 3.500 0 0 1 0 6M17.500 14.500c2.200.8 3.500 2.900 3.500 5.500',
  tag: 'M4 4.500h7.500L20 13l-7 7-8.500-8.500ZM8 8.500h.01',
  tool: 'M14.500 6.500a4 4 0 0 0-5.200 5.200L3.500 17.500l3 3 5.800-5.800a4 4 0 0 0 5.200-5.200L14.800 12 12 9.200Z',
  chart: 'M4 20V4M4 20h16M8.500 16v-4M13 16V8M17.500 16v-6',
  map: 'M12 21s-7-6-7-11.500a7 7 0 0 1 14 0C19 15 12 21 12 21Zm0-9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
} as const;

export const pageIcons = {
  check: 'Tick',
  star: 'Star',
  heart: 'Heart',
  clock: 'Clock',
  shield: 'Shield',
  leaf: 'Leaf',
  bolt: 'Bolt',
  people: 'People',
  tag: 'Tag',
  tool: 'Tool',
  chart: 'Chart',
  map: 'Place',
} as const;

/** A small drawing beside a feature. */
export const PageIcon = ({ name }: { readonly name: keyof typeof pageIcons }) => (
  <svg className={p.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d={strokes[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
