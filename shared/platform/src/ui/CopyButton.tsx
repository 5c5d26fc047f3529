import { Button } from 'antd';
import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from './announce';
import { notify } from './notify';

/** How long the check mark stays, ms (spec 2, 2.7). */
export const copiedTime = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied: "Copy subject line". */
  readonly label?: string;
  /** Shows only the icon. */
  readonly iconOnly?: boolean;
  /** When the clipboard refuses, the button says so for a while in place of a notice (spec 2, section 8: logged only). */
  readonly refusalInPlace?: boolean;
  /** The text is in the clipboard. */
  readonly onCopied?: () => void;
}

/** Copies text; a check mark shows for two seconds that it worked. */
export function CopyButton({
  text,
  label = 'Copy',
  iconOnly = false,
  refusalInPlace = false,
  onCopied,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (!copied && !refused) return;
    const timer = setTimeout(() => {
      setCopied(0);
      setRefused(0);
    }, copiedTime);
    return () => clearTimeout(timer);
  }, [copied, refused]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((count) => count + 1);
      announce('Copied');
      onCopied?.();
    } catch (error) {
      console.warn(`The clipboard refused: ${error}`);
      if (refusalInPlace) {
        setRefused((count) => count + 1);
        announce('Not copied');
        return;
      }
      notify({
        tone: 'destructive',
        title: 'Could not copy',
        description: 'The browser refused the clipboard. Select the text and copy it by hand.',
      });
    }
  };

  const Icon = copied ? Check : refused ? X : Copy;
  const name = refused ? 'Not copied' : label;
  return (
    <Button
      type="text"
      size={iconOnly ? 'small' : undefined}
      aria-label={iconOnly ? name : undefined}
      title={iconOnly ? name : undefined}
      data-copied={copied ? true : undefined}
      icon={<Icon size={16} aria-hidden />}
      onClick={() => void copy()}
    >
      {iconOnly ? null : name}
    </Button>
  );
}
