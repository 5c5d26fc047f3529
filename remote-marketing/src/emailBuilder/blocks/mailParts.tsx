import { Image } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { TextPart } from '../../editor/blockKind';
import { onColour } from '../../editor/blocksCss';
import { escaped } from '../../editor/staticHtml';
import { mailAddress, safePicture } from '../../links/addressRules';
import type { Leaf, Look } from '../emailBlock';
import type { MailTheme } from '../mailTheme';
import { mailFonts } from '../mailTheme';
import { rightToLeft, type Words, wordsOf } from '../mailWords';
import { e } from './mailClasses';

/** Widths of a picture, of the 600 px that an email is wide. */
export const pictureWidths = { '600': 'Full width', '400': 'Two thirds', '300': 'Half', '160': 'Small' } as const;

/** A picture on the canvas; a place for one while there is none. */
export const MailPicture = ({
  src,
  alt,
  width,
}: {
  readonly src: string;
  readonly alt: string;
  readonly width?: string;
}) => {
  const address = safePicture(src);
  const style: CSSProperties | undefined = width && width !== '600' ? { maxInlineSize: `${width}px` } : undefined;
  return address === '' ? (
    <div className={e.noPicture} style={style}>
      <Image size={28} strokeWidth={1.4} aria-hidden />
      No picture yet
    </div>
  ) : (
    <img className={e.picture} src={address} alt={alt} style={style} />
  );
};

interface ButtonProps {
  readonly text: TextPart;
  readonly path: string;
  readonly words: string;
}

/** A button on the canvas: its words can be typed into, where it leads is in the panel. */
export const MailButton = ({ text, path, words }: ButtonProps) =>
  words.trim() === '' ? null : (
    <div className={e.buttonRow}>
      <span className={e.button}>{text(path, 'span')}</span>
    </div>
  );

/** Bold words and links as they are read, wherever nobody types. */
export const readWords = (text: string) => shownWords(wordsOf(text));

const shownWords = (parts: readonly Words[]): ReactNode =>
  parts.map((part, nth) => {
    const As = part.kind === 'bold' ? 'strong' : part.kind === 'link' && part.to ? 'u' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the place in the text is what tells its parts apart
    return <As key={nth}>{part.kind === 'words' ? part.text : shownWords(part.parts)}</As>;
  });

/** Attributes that all texts of a block have. */
export const textLook = (look: Look, theme: MailTheme, size: number): Record<string, string | undefined> => ({
  color: look.colour,
  align: look.align ?? look.start,
  'font-size': `${look.size ?? size}px`,
  'font-weight': look.weight,
  'font-family': mailFonts[theme.bodyFont].stack,
  'line-height': '1.55',
});

/** A text; none when it is empty. */
export const textLeaf = (attributes: Leaf['attributes'], inner: string, space?: number): Leaf[] =>
  inner === ''
    ? []
    : [{ tag: 'mj-text', attributes: attributes ?? {}, inner, ...(space === undefined ? {} : { space }) }];

/** A heading of a level, as one: screen readers jump from heading to heading. */
export const headingLeaf = (words: string, level: 1 | 2 | 3, look: Look, theme: MailTheme, space?: number): Leaf[] => {
  const size = look.size ?? [30, 22, 18][level - 1] ?? 18;
  return textLeaf(
    {
      ...textLook(look, theme, size),
      'font-size': `${size}px`,
      'font-family': mailFonts[theme.headingFont].stack,
      'font-weight': look.weight ?? '700',
      'line-height': '1.25',
    },
    words.trim() === ''
      ? ''
      : `<h${level}${rightToLeft(words)} style="margin:0;font:inherit;color:inherit${look.align || !rightToLeft(words) ? '' : ';text-align:right'}">${escaped(words).replace(/\n/gu, '<br />')}</h${level}>`,
    space,
  );
};

/** A button that leads somewhere; without words or an address there is none. */
export const buttonLeaf = (words: string, to: string, look: Look, theme: MailTheme, space?: number): Leaf[] => {
  const href = mailAddress(to);
  if (words.trim() === '' || href === '') return [];
  // On the accent a button would be lost: it takes the colours of the text there.
  const onAccent = look.background?.toLowerCase() === theme.accent;
  const face = onAccent ? look.colour : theme.accent;
  return [
    {
      tag: 'mj-button',
      attributes: {
        href,
        align: look.align ?? look.start,
        'background-color': face,
        color: onAccent ? theme.accent : onColour(face),
        'border-radius': theme.rounding,
        'font-family': mailFonts[theme.bodyFont].stack,
        'font-size': '16px',
        'font-weight': '700',
        'line-height': '1.3',
        'inner-padding': '13px 24px',
      },
      inner: escaped(words),
      ...(space === undefined ? {} : { space }),
    },
  ];
};

interface PictureLeaf {
  readonly src: string;
  readonly alt: string;
  readonly width: string;
  readonly href?: string;
  readonly align?: Look['align'];
  readonly rounding?: string;
}

/** A picture; none while there is none. */
export const pictureLeaf = ({ src, alt, width, href, align, rounding }: PictureLeaf, space?: number): Leaf[] => {
  const address = safePicture(src);
  if (address === '') return [];
  const to = mailAddress(href ?? '');
  return [
    {
      tag: 'mj-image',
      attributes: {
        src: address,
        alt,
        width: width === '600' ? undefined : `${width}px`,
        align: align ?? 'center',
        href: to || undefined,
        'border-radius': rounding,
      },
      ...(space === undefined ? {} : { space }),
    },
  ];
};

export const linePlain = (words: string, to = ''): string[] => {
  const address = mailAddress(to);
  if (words.trim() === '') return [];
  return [address ? `${words.trim()}: ${address}` : words.trim()];
};
