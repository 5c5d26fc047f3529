import { useMay } from '@steps/business';
import { currentAddress, useNavigate } from '@steps/platform/router';
import { attempt, Menu, type MenuItem } from '@steps/platform/ui';
import { Ellipsis } from 'lucide-react';
import { archivedNote, deletedNote } from '../records/notices/keptNotes';
import { notifyStep } from '../records/notices/stepNotice';
import { notSaved, type PageRecord, type RecordKind } from './recordKind';

interface RecordMenuProps {
  readonly kind: RecordKind;
  readonly record: PageRecord;
  /** Actions of this kind of record alone; before the rest. */
  readonly first: readonly MenuItem[];
}

/** The actions of a record's page (spec 2, section 2.17); each change is one step that can be undone. */
export function RecordMenu({ kind, record, first }: RecordMenuProps) {
  const items = [...first, ...useRecordMenuItems(kind, record)];
  if (items.length === 0) return null;
  return (
    <Menu
      label={`Actions for ${record.name}`}
      align="end"
      className="s-icon-button"
      trigger={<Ellipsis size={16} aria-hidden />}
      items={items}
    />
  );
}

function useRecordMenuItems(kind: RecordKind, { id, name, archivedAt }: PageRecord): readonly MenuItem[] {
  const may = useMay();
  const navigate = useNavigate();
  const { noun, collection, listHref, hrefOf } = kind;
  const duplicate = () => {
    const copy = kind.duplicate(id);
    const page = hrefOf(copy.id);
    notifyStep(`${copy.name} added`, undefined, () => {
      // If the copy is still shown, go back to the original.
      if (isShown(page)) navigate(hrefOf(id));
    });
    navigate(page);
  };
  const archive = () => {
    if (archivedAt) {
      kind.restore([id]);
      notifyStep(`${name} restored`);
    } else {
      kind.archive([id]);
      notifyStep(`${name} archived`, archivedNote(collection));
    }
  };
  const remove = () => {
    navigate(listHref);
    kind.remove([id]);
    notifyStep(`${name} deleted`, deletedNote(kind.kept), () => {
      // If the list that deleting led to is still shown, go back to the record.
      if (isShown(listHref)) navigate(hrefOf(id));
    });
  };
  const item = (verb: string, act: () => void): MenuItem => ({
    id: verb.toLowerCase(),
    label: `${verb} ${noun}`,
    onSelect: () => attempt(notSaved(kind), act),
  });
  return [
    ...(may('add', 'crm') ? [item('Duplicate', duplicate)] : []),
    ...(may('change', 'crm') ? [item(archivedAt ? 'Restore' : 'Archive', archive)] : []),
    ...(may('delete', 'crm') ? [{ ...item('Delete', remove), tone: 'danger' as const, separated: true }] : []),
  ];
}

/** Whether the page of an address is shown; further parameters, such as filters, do not matter. */
function isShown(href: string): boolean {
  const shown = currentAddress();
  const wanted = new URL(href, shown);
  return (
    wanted.pathname === shown.pathname &&
    [...wanted.searchParams].every(([key, value]) => shown.searchParams.get(key) === value)
  );
}
