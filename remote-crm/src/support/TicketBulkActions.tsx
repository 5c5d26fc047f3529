import { Allowed } from '@steps/business';
import { countedAs } from '@steps/platform';
import { SuggestField } from '@steps/platform/fields';
import { attempt, Menu, type MenuItem } from '@steps/platform/ui';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { knownPeople } from '../owners/knownPeople';
import { FormDialog } from '../records/forms/FormDialog';
import { deletedNote } from '../records/notices/keptNotes';
import { notifyStep } from '../records/notices/stepNotice';
import { addTagToTickets, deleteTickets, type TicketInput, tickets, updateTickets } from '../tickets';
import { AssigneeField } from './AssigneeField';
import { usePersonName } from './supportPerson';
import { priorityOptions, statusOptions, ticketTags } from './ticketChoices';

interface TicketBulkActionsProps {
  readonly ids: readonly string[];
  /** Called once the selection is gone. */
  readonly onDone: () => void;
}

const failure = { title: 'Not saved', description: 'The tickets could not be changed. Please try again.' };
const counted = countedAs('ticket');

/** Actions for many tickets at once; each is one step that can be undone. */
export function TicketBulkActions({ ids, onDone }: TicketBulkActionsProps) {
  const [asking, setAsking] = useState<'assignee' | 'tag'>();
  const me = usePersonName();
  const change = (patch: TicketInput, notice: string) =>
    attempt(failure, () => {
      notifyStep(`${counted(updateTickets(ids, patch))} ${notice}`);
    });
  const people: MenuItem[] = knownPeople(me)
    .slice(0, 8)
    .map((name) => ({
      id: name,
      label: name,
      onSelect: () => change({ assignee: name }, `assigned to ${name}`),
    }));
  return (
    <>
      <Allowed action="change" module="support">
        <Menu
          label="Assign the selected tickets"
          trigger="Assign"
          items={[
            ...people,
            {
              id: 'another',
              label: 'Somebody else…',
              onSelect: () => setAsking('assignee'),
              separated: people.length > 0,
            },
            { id: 'nobody', label: 'Nobody', onSelect: () => change({ assignee: '' }, 'assigned to nobody') },
          ]}
        />
        <Menu
          label="Set the status of the selected tickets"
          trigger="Status"
          items={statusOptions.map(({ value, label }) => ({
            id: value,
            label,
            onSelect: () => change({ status: value }, `set to ${label.toLowerCase()}`),
          }))}
        />
        <Menu
          label="Set the priority of the selected tickets"
          trigger="Priority"
          items={priorityOptions.map(({ value, label }) => ({
            id: value,
            label,
            onSelect: () => change({ priority: value }, `set to ${label.toLowerCase()} priority`),
          }))}
        />
        <Button onClick={() => setAsking('tag')}>Tag</Button>
      </Allowed>
      <Allowed action="delete" module="support">
        <Button
          danger
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() =>
            attempt(failure, () => {
              notifyStep(`${counted(deleteTickets(ids))} deleted`, deletedNote());
              onDone();
            })
          }
        >
          Delete
        </Button>
      </Allowed>
      {asking === 'assignee' && (
        <AskDialog
          title={`Assign ${counted(ids.length)}`}
          action="Assign"
          field={(value, onChange) => <AssigneeField value={value} onChange={onChange} />}
          onAnswer={(name) => change({ assignee: name }, `assigned to ${name || 'nobody'}`)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'tag' && (
        <AskDialog
          title={`Tag ${counted(ids.length)}`}
          action="Add tag"
          field={(value, onChange) => <TagField value={value} onChange={onChange} known={ticketTags(tickets.all())} />}
          onAnswer={(tag) =>
            attempt(failure, () => {
              notifyStep(`“${tag.trim()}” added to ${counted(addTagToTickets(ids, tag))}`);
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

interface AskDialogProps {
  readonly title: string;
  readonly action: string;
  readonly field: (value: string, onChange: (value: string) => void) => React.ReactNode;
  readonly onAnswer: (value: string) => boolean;
  readonly onClose: () => void;
}

function AskDialog({ title, action, field, onAnswer, onClose }: AskDialogProps) {
  const [value, setValue] = useState('');
  const submit = () => {
    const done = onAnswer(value);
    if (done) onClose();
    return done;
  };
  return (
    <FormDialog title={title} action={action} onSubmit={submit} onClose={onClose}>
      {field(value, setValue)}
    </FormDialog>
  );
}

interface TagFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly known: readonly string[];
}

function TagField({ value, onChange, known }: TagFieldProps) {
  return <SuggestField label="Tag" suggestions={known} input={{ maxLength: 60 }} value={value} onChange={onChange} />;
}
