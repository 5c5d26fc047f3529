import type { TextPart } from '../../editor/blockKind';
import { safeAddress, safePicture } from '../../links/addressRules';
import { p } from './pageClasses';

interface ButtonProps {
  readonly text: TextPart;
  readonly path: string;
  /** The words; without them there is no button. */
  readonly words: string;
  readonly to: string;
}

/** A link that looks like a button. Its words can be typed into; where it leads is in the panel. */
export const PageButton = ({ text, path, words, to }: ButtonProps) =>
  words.trim() === '' ? null : (
    <a className={p.button} href={safeAddress(to) || '#'}>
      {text(path, 'span')}
    </a>
  );

/** A picture of the page; nothing while it has none. */
export const PagePicture = ({ src, alt }: { readonly src: string; readonly alt: string }) => {
  const address = safePicture(src);
  return address === '' ? null : <img className={p.picture} src={address} alt={alt} loading="lazy" />;
};

/** Title and text over a section; nothing when both are empty. */
export const SectionHead = ({
  text,
  title,
  words,
}: {
  readonly text: TextPart;
  readonly title: string;
  readonly words: string;
}) =>
  title.trim() === '' && words.trim() === '' ? null : (
    <div className={p.head}>
      {text('title', 'h2')}
      {text('text', 'p', p.lead)}
    </div>
  );

export const headingOf = (level: number, text: string) => (text.trim() === '' ? [] : [{ level, text }]);
