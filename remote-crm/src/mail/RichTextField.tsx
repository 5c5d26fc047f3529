import { isEmailAddress } from '@steps/platform';
import { Box, FormField, IconButton, ListSkeleton, Row, Stack, TextField } from '@steps/platform/ui';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Button } from 'antd';
import { Bold, Italic, Link as LinkIcon, List, ListOrdered, type LucideIcon, Underline } from 'lucide-react';
import { useState } from 'react';
import { webLink } from '../records/recordPage/linkRules';
import styles from './RichTextField.module.css';

interface RichTextFieldProps {
  readonly label: string;
  /** HTML that it begins with; what comes later from outside is not shown. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Lines that it has room for. */
  readonly short?: boolean;
}

const extensions = [
  StarterKit.configure({
    heading: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, autolink: true, protocols: ['https', 'http', 'mailto', 'tel'] },
  }),
];

/** A labelled text with bold, lists and links, as people write email. */
export function RichTextField({ label, value, onChange, short = false }: RichTextFieldProps) {
  const editor = useEditor({
    extensions,
    content: value,
    // “1. ” and “- ” begin sentences too: lists are made by their buttons.
    enableInputRules: false,
    // Made once the page is there: the library drops one that a slow page mounts too late.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    textDirection: 'auto',
    editorProps: {
      attributes: {
        class: [styles.text, short && styles.short].filter(Boolean).join(' '),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.getHTML()),
  });
  return (
    <FormField label={label}>
      {({ id }) =>
        editor ? (
          <Box bordered radius="control" background="surface" className={styles.editor} id={id}>
            <Bar editor={editor} />
            <EditorContent editor={editor} />
          </Box>
        ) : (
          <ListSkeleton label="Loading the editor" />
        )
      }
    </FormField>
  );
}

interface Press {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly on: (editor: Editor) => boolean;
  readonly press: (editor: Editor) => void;
}

const presses: readonly Press[] = [
  { label: 'Bold', icon: Bold, on: (e) => e.isActive('bold'), press: (e) => e.chain().focus().toggleBold().run() },
  {
    label: 'Italic',
    icon: Italic,
    on: (e) => e.isActive('italic'),
    press: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline',
    icon: Underline,
    on: (e) => e.isActive('underline'),
    press: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'List',
    icon: List,
    on: (e) => e.isActive('bulletList'),
    press: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    on: (e) => e.isActive('orderedList'),
    press: (e) => e.chain().focus().toggleOrderedList().run(),
  },
];

function Bar({ editor }: { readonly editor: Editor }) {
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...presses.map((one) => one.on(now)), now.isActive('link')],
  });
  return (
    <>
      <Row as="fieldset" gap={1} wrap paddingY={1} paddingX={2} className={styles.bar}>
        <legend className="s-hidden">Format</legend>
        {presses.map(({ label, icon: Icon, press }, at) => (
          <IconButton key={label} label={label} icon={Icon} aria-pressed={on[at]} onClick={() => press(editor)} />
        ))}
        <IconButton
          label="Link"
          icon={LinkIcon}
          aria-pressed={on.at(-1)}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        />
      </Row>
      {linking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

/** Asks where a link leads. It is in the form of the message: Enter must not send that. */
function LinkRow({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const known: unknown = editor.getAttributes('link').href;
  const [typed, setTyped] = useState(typeof known === 'string' ? known : '');
  const [tried, setTried] = useState(false);
  const address = linkOf(typed);
  const save = () => {
    setTried(true);
    if (!address) return;
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && typeof known !== 'string')
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else chain.extendMarkRange('link').setLink({ href: address }).run();
    onDone();
  };
  return (
    <Stack gap={2} padding={3} className={styles.bar}>
      <TextField
        label="Web or email address"
        inputMode="url"
        autoFocus
        error={tried && !address ? 'Enter an address, for example example.com/offer.' : undefined}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <Row gap={2} wrap>
        <Button size="small" type="primary" onClick={save}>
          Add link
        </Button>
        {typeof known === 'string' && (
          <Button
            size="small"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            Remove link
          </Button>
        )}
        <Button size="small" type="text" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

const linkOf = (typed: string): string | undefined =>
  webLink(typed) ?? (isEmailAddress(typed.trim()) ? `mailto:${typed.trim()}` : undefined);
