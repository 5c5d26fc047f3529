import { pictureTypes } from '@steps/platform';
import { Avatar, attemptLater, Menu } from '@steps/platform/ui';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import styles from './badges.module.css';
import { useMayChange } from './recordContext';

interface RecordPictureProps {
  /** The picture's name. A logo is shown whole. */
  readonly word: 'picture' | 'logo';
  /** The record's name. */
  readonly name: string;
  /** A `data:` address; empty for none. */
  readonly picture: string;
  readonly onSave: (picture: string) => void;
}

/** Longest side in pixels: sharp wherever it is shown, in a few kilobytes. */
const longestSide = 256;
const size = 44;

/** The picture of a record in its header; a press adds, changes or removes it. */
export function RecordPicture({ word, name, picture, onSave }: RecordPictureProps) {
  const mayChange = useMayChange();
  const input = useRef<HTMLInputElement>(null);
  const avatar = <Avatar name={name} picture={picture} square={word === 'logo'} size={size} />;
  if (!mayChange) return avatar;
  const take = async (file: File | undefined) => {
    if (!file) return;
    await attemptLater({ title: `The ${word} was not added`, description: whyUnread }, async () => {
      const { readPicture } = await import('@steps/platform/pictures');
      onSave(await readPicture(file, longestSide));
    });
  };
  const choose = {
    id: 'choose',
    label: picture ? `Change ${word}` : `Add ${word}`,
    icon: ImagePlus,
    onSelect: () => input.current?.click(),
  };
  const remove = { id: 'remove', label: `Remove ${word}`, icon: Trash2, onSelect: () => onSave('') };
  return (
    <>
      <Menu
        label={`${word === 'logo' ? 'Logo' : 'Picture'} of ${name}`}
        className={styles.picture}
        trigger={avatar}
        items={picture ? [choose, remove] : [choose]}
      />
      <input
        ref={input}
        type="file"
        className="s-hidden"
        tabIndex={-1}
        aria-hidden
        accept={pictureTypes}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}

const whyUnread = (error: unknown) =>
  error instanceof Error ? error.message : 'It could not be read. Please try again.';
