/**
 * What of an email some mail programs do not show, out of the data of Can I email (https://www.caniemail.com, MIT licence,
 * © Rémi Parmentier), as published on 13 May 2026: five families of programs, and what this builder can write. A family is
 * named when none of its programs shows it.
 */
export interface Unsupported {
  /** In the words of the builder. */
  readonly what: string;
  readonly found: RegExp;
  readonly missing: readonly string[];
  /** What people see instead, or what to do. */
  readonly instead: string;
  readonly source: string;
}

const feature = (name: string) => `https://www.caniemail.com/features/${name}/`;

export const unsupported: readonly Unsupported[] = [
  {
    what: 'A picture that is kept in the email',
    found: /src="data:image\//u,
    missing: ['Gmail'],
    instead:
      'Save the email as an email file (.eml), which carries it along, or give the picture an address of the web.',
    source: feature('image-base64'),
  },
  {
    what: 'A picture of the kind WebP',
    found: /src="(data:image\/webp|[^"]+\.webp["?])/iu,
    missing: ['Outlook on Windows'],
    instead: 'Use a JPEG or PNG.',
    source: feature('image-webp'),
  },
  {
    what: 'A picture of the kind AVIF',
    found: /src="(data:image\/avif|[^"]+\.avif["?])/iu,
    missing: ['Outlook on Windows'],
    instead: 'Use a JPEG or PNG.',
    source: feature('image-avif'),
  },
  {
    what: 'Round corners',
    found: /border-radius:(?!0(px)?[;"])/u,
    missing: ['Outlook on Windows'],
    instead: 'Corners are square there.',
    source: feature('css-border-radius'),
  },
];

/** Dark colours are asked for by a rule that these families leave out: they choose dark colours of their own, or none. */
export const noDarkRules = {
  missing: ['Gmail', 'Outlook on Windows', 'Yahoo Mail'],
  source: feature('css-at-media-prefers-color-scheme'),
} as const;
