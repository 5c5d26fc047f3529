import { Dialog, Stack, TextField } from '@steps/platform/ui';
import type { Editor } from '@tiptap/react';
import { Button } from 'antd';
import { useState } from 'react';
import { pictureAddress, safeAddress } from '../links/addressRules';

export type AddressKind = 'link' | 'picture';

interface AddressDialogProps {
  readonly kind: AddressKind;
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The address of a link or a picture, and the words of the picture. */
export function AddressDialog({ kind, editor, onClose }: AddressDialogProps) {
  const link = kind === 'link';
  const known: unknown = link ? editor.getAttributes('link').href : undefined;
  const [address, setAddress] = useState(typeof known === 'string' ? known : '');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const whole = safeAddress(address);
  const safe = link ? whole : pictureAddress(whole);
  const usable = safe !== '';
  const save = () => {
    setTried(true);
    if (!usable || (!link && !words.trim())) return;
    onClose();
    const chain = editor.chain().focus();
    if (!link) chain.setImage({ src: safe, alt: words.trim() }).run();
    else if (editor.state.selection.empty && !known)
      chain.insertContent({ type: 'text', text: safe, marks: [{ type: 'link', attrs: { href: safe } }] }).run();
    else chain.extendMarkRange('link').setLink({ href: safe }).run();
  };
  return (
    <Dialog
      open
      size="small"
      title={link ? 'Link' : 'Picture'}
      description={link ? 'The page that the chosen words open.' : 'A picture that is on the web already.'}
      onClose={onClose}
      footer={
        <>
          {typeof known === 'string' && (
            <Button
              type="text"
              onClick={() => {
                onClose();
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
              }}
            >
              Remove link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={4}
        bound
        alignContent="start"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Web address"
          error={tried && !usable ? 'Enter a web address, for example example.com/offer.' : undefined}
          inputMode="url"
          value={address}
          onChange={setAddress}
        />
        {!link && (
          <TextField
            label="Alt text"
            help="Read to people who cannot see the picture."
            error={tried && !words.trim() ? 'Say what the picture shows.' : undefined}
            value={words}
            onChange={setWords}
          />
        )}
        <input type="submit" hidden />
      </Stack>
    </Dialog>
  );
}
