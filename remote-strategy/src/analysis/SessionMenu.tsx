import { exportFile } from '@steps/business';
import { fileTitle, readText, useRecords } from '@steps/platform';
import { NameDialog } from '@steps/platform/fields';
import { failureText, lazyPart, Menu, type MenuItem, notify } from '@steps/platform/ui';
import { Archive, ArrowLeftRight, Copy, Download, FolderOpen, PencilLine, Plus, Upload } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { type AnalysisSession, analysisSessions } from './session';
import { archiveSession, chooseSession, createSession, renameSession, useSessions } from './sessionState';

const CompareSessions = lazyPart(async () => (await import('./CompareSessions')).CompareSessions);
const files = () => import('./sessionFile');

/** The sessions of the client: choose, start, rename, duplicate, compare, archive, export and import. */
export function SessionMenu({ session }: { readonly session: AnalysisSession }) {
  const sessions = useSessions();
  const archived = useRecords(analysisSessions).filter(({ archivedAt }) => archivedAt);
  const [open, setOpen] = useState<'rename' | 'compare'>();
  const input = useRef<HTMLInputElement>(null);
  const close = () => setOpen(undefined);

  const save = async () => {
    const { sessionFile } = await files();
    exportFile('strategy', `${fileTitle(session.name, 'Session')}.json`, sessionFile(session), 'application/json');
  };
  const importFile = async (file: File) => {
    try {
      const added = (await files()).readSessionFile((await readText(file)).text);
      notify({ title: 'Session imported', description: `${added.name}. Its results are waiting for your review.` });
    } catch (error) {
      const description = failureText(error, 'The file could not be read.');
      notify({ title: 'Nothing was imported', description, tone: 'destructive' });
    }
  };
  const archive = () => {
    archiveSession(session.id, true);
    notify({
      title: 'Session archived',
      description: session.name,
      action: { label: 'Undo', onClick: () => archiveSession(session.id, false) },
    });
    if (sessions.filter(({ archivedAt }) => !archivedAt).length < 2) createSession();
  };

  const items: readonly MenuItem[] = [
    ...sessions
      .filter(({ archivedAt }) => !archivedAt)
      .map(({ id, name, currentPhase }) => ({
        id,
        label: name,
        detail: `Phase ${currentPhase} of 9`,
        icon: FolderOpen,
        checked: id === session.id,
        onSelect: () => chooseSession(id),
      })),
    { id: 'new', label: 'New session', icon: Plus, separated: true, onSelect: () => void createSession() },
    { id: 'rename', label: 'Rename', icon: PencilLine, onSelect: () => setOpen('rename') },
    {
      id: 'duplicate',
      label: 'Duplicate',
      detail: 'Same setup, notes and results',
      icon: Copy,
      onSelect: () => void files().then(({ duplicateSession }) => duplicateSession(session)),
    },
    {
      id: 'compare',
      label: 'Compare with another session',
      icon: ArrowLeftRight,
      disabled: sessions.length < 2,
      onSelect: () => setOpen('compare'),
    },
    { id: 'export', label: 'Export as a file', icon: Download, onSelect: () => void save() },
    { id: 'import', label: 'Import from a file', icon: Upload, onSelect: () => input.current?.click() },
    { id: 'archive', label: 'Archive', icon: Archive, onSelect: archive },
    ...archived.map(({ id, name }, at) => ({
      id: `archived-${id}`,
      label: name,
      detail: 'Archived: restore it',
      icon: Archive,
      separated: at === 0,
      onSelect: () => archiveSession(id, false),
    })),
  ];
  return (
    <>
      <Menu label={`Sessions: ${session.name}`} trigger={session.name} items={items} align="end" />
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="Session file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void importFile(file);
        }}
      />
      {open === 'rename' && (
        <NameDialog
          title="Rename session"
          start={session.name}
          action="Rename"
          onName={(name) => renameSession(session.id, name)}
          onClose={close}
        />
      )}
      {open === 'compare' && (
        <Suspense>
          <CompareSessions session={session} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
