import { textFinder } from '@steps/platform';
import { DateText, EmptyState, Menu, Row, SearchField, Stack } from '@steps/platform/ui';
import { Button, Input } from 'antd';
import { Ellipsis, MessagesSquare, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './ThreadList.module.css';
import { messagesByThread, type Thread } from './thread';
import { changeThread, deleteThread, useThreads } from './threadState';

interface ThreadListProps {
  readonly agentKey: string;
  readonly onOpen: (id: string) => void;
}

/** Conversations with an agent: to search, open, rename, pin and delete. */
export function ThreadList({ agentKey, onOpen }: ThreadListProps) {
  const [query, setQuery] = useState('');
  const threads = useThreads(agentKey);
  const says = textFinder(query);
  const found = query.trim() ? threads.filter((thread) => saysIn(thread, says)) : threads;
  if (threads.length === 0) {
    return <EmptyState icon={MessagesSquare} title="No conversations yet" purpose="What you ask is kept here." />;
  }
  return (
    <Stack gap={3}>
      <SearchField label="Search conversations" value={query} onChange={setQuery} />
      {found.length === 0 && <p className="s-muted">No conversation mentions “{query.trim()}”.</p>}
      <ul className="s-plain">
        {found.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} onOpen={() => onOpen(thread.id)} />
        ))}
      </ul>
    </Stack>
  );
}

const saysIn = ({ id, title }: Thread, says: (text: string) => boolean): boolean =>
  says(title) || messagesByThread.of(id).some(({ text }) => says(text));

function ThreadRow({ thread, onOpen }: { readonly thread: Thread; readonly onOpen: () => void }) {
  const [renaming, setRenaming] = useState(false);
  const title = thread.title || 'New conversation';
  if (renaming) return <Rename thread={thread} onDone={() => setRenaming(false)} />;
  return (
    <Row as="li" gap={1} align="center">
      <button type="button" className={styles.open} onClick={onOpen}>
        <Row as="span" gap={1} align="center" cut>
          {thread.pinned && <Pin size={12} aria-label="Pinned" />}
          {title}
        </Row>
        <span className="s-faint">
          <DateText value={thread.updatedAt} />
        </span>
      </button>
      <Menu
        label={`Actions for ${title}`}
        className="s-icon-button"
        align="end"
        trigger={<Ellipsis size={16} aria-hidden />}
        items={[
          { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => setRenaming(true) },
          {
            id: 'pin',
            label: thread.pinned ? 'Unpin' : 'Pin',
            icon: thread.pinned ? PinOff : Pin,
            onSelect: () => changeThread(thread.id, { pinned: !thread.pinned }),
          },
          { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onSelect: () => deleteThread(thread.id) },
        ]}
      />
    </Row>
  );
}

function Rename({ thread, onDone }: { readonly thread: Thread; readonly onDone: () => void }) {
  const [name, setName] = useState(thread.title);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) changeThread(thread.id, { title: name });
    onDone();
  };
  return (
    <li>
      <Row as="form" gap={2} onSubmit={save}>
        <Input
          aria-label="Name of the conversation"
          autoFocus
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button htmlType="submit" disabled={!name.trim()}>
          Save
        </Button>
      </Row>
    </li>
  );
}
