import { Box, IconButton, ListSkeleton, Row } from '@steps/platform/ui';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import {
  Bold,
  Heading2,
  Heading3,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AddressDialog, type AddressKind } from './AddressDialog';
import styles from './RichWords.module.css';
import { markdownOf, type RichText, rememberSources, richText } from './richSources';
import { newTable, tablePresses } from './richTable';
import { obeyedSigns, richExtensions } from './richText';
import { useOwnText } from './useOwnText';
import { wordLists } from './wordHtml';

interface RichWordsProps {
  readonly pieceId: string;
  readonly name: string;
  /** Markdown. */
  readonly kept: string;
}

/** A person's own words with headings, lists, links and pictures, kept as Markdown. The editor comes with the first one. */
export function RichWords({ pieceId, name, kept }: RichWordsProps) {
  const own = useOwnText({ pieceId, name, kept });
  const [first] = useState(() => richText(kept));
  const editor = useEditor({
    extensions: richExtensions,
    content: first.content,
    enableInputRules: obeyedSigns,
    // Made once the page is there: the library drops one that a slow page mounts too late.
    immediatelyRender: false,
    // The page draws itself again for what is pressed in the bar alone, not for each letter.
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Your own words',
      },
      transformPastedHTML: wordLists,
    },
    // Each paragraph reads in the direction of its own words.
    textDirection: 'auto',
    onUpdate: ({ editor: now }) => own.write(() => markdownOf(now)),
  });
  const { typing, wrote } = own;
  return editor ? <Writing {...{ editor, first, kept, typing, wrote }} /> : <ListSkeleton label="Loading the editor" />;
}

interface WritingProps extends Pick<ReturnType<typeof useOwnText>, 'typing' | 'wrote'> {
  readonly editor: Editor;
  /** What the editor began with. */
  readonly first: RichText;
  readonly kept: string;
}

/** The bar and the text under it. */
function Writing({ editor, first, kept, typing, wrote }: WritingProps) {
  const [asking, setAsking] = useState<AddressKind>();
  const shown = useRef(kept);
  useEffect(() => rememberSources(editor, first), [editor, first]);
  // What undo brings back is shown, unless something newer is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is kept brings another text
  useEffect(() => {
    const before = shown.current;
    shown.current = kept;
    // What was written here is not shown a second time: the caret would go, and a long article takes its time.
    if (kept === before || typing() || wrote(kept) || editor.isDestroyed) return;
    const text = richText(kept);
    editor.commands.setContent(text.content, { emitUpdate: false });
    rememberSources(editor, text);
  }, [kept, editor]);
  return (
    <Box bordered radius="surface" background="surface" className={styles.editor}>
      <Bar editor={editor} onAsk={setAsking} />
      <EditorContent editor={editor} />
      {asking && <AddressDialog kind={asking} editor={editor} onClose={() => setAsking(undefined)} />}
    </Box>
  );
}

interface Press {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Whether the words at the caret have it. */
  readonly on?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
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
    label: 'Heading',
    icon: Heading2,
    on: (e) => e.isActive('heading', { level: 2 }),
    press: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Smaller heading',
    icon: Heading3,
    on: (e) => e.isActive('heading', { level: 3 }),
    press: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
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
  {
    label: 'Checklist',
    icon: ListChecks,
    on: (e) => e.isActive('taskList'),
    press: (e) => e.chain().focus().toggleTaskList().run(),
  },
  {
    label: 'Quotation',
    icon: Quote,
    on: (e) => e.isActive('blockquote'),
    press: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];
const steps: readonly Press[] = [
  { label: 'Undo typing', icon: Undo2, can: (e) => e.can().undo(), press: (e) => e.chain().focus().undo().run() },
  { label: 'Redo typing', icon: Redo2, can: (e) => e.can().redo(), press: (e) => e.chain().focus().redo().run() },
];

interface BarProps {
  readonly editor: Editor;
  readonly onAsk: (kind: AddressKind) => void;
}

function Bar({ editor, onAsk }: BarProps) {
  const all: readonly Press[] = [
    ...presses,
    { label: 'Link', icon: LinkIcon, on: (e) => e.isActive('link'), press: () => onAsk('link') },
    { label: 'Picture', icon: ImageIcon, press: () => onAsk('picture') },
    {
      label: 'Table',
      icon: Table,
      can: (e) => !e.isActive('table'),
      press: (e) => e.chain().focus().insertContent(newTable).run(),
    },
    ...steps,
  ];
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => all.map(({ on, can }) => ({ on: on?.(now), off: can && !can(now) })),
  });
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  return (
    <Row as="fieldset" gap={1} wrap paddingY={1} paddingX={2} className={styles.bar}>
      <legend className="s-hidden">Format</legend>
      {all.map(({ label, icon: Icon, press }, index) => (
        <IconButton
          key={label}
          label={label}
          icon={Icon}
          aria-pressed={states[index]?.on}
          disabled={states[index]?.off}
          onClick={() => press(editor)}
        />
      ))}
      {inTable &&
        Object.entries(tablePresses).map(([label, press]) => (
          <Button
            key={label}
            size="small"
            type="text"
            onClick={() =>
              editor
                .chain()
                .focus()
                .command(({ state, dispatch }) => press(state, dispatch))
                .run()
            }
          >
            {label}
          </Button>
        ))}
    </Row>
  );
}
