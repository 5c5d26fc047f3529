import { RuleError } from '@steps/shared';
import { useId, useState } from 'react';
import { FormDialog } from '../forms/FormDialog';
import { TextField } from '../forms/TextField';
import { notifyStep } from '../notices/stepNotice';
import { mergeTickets, type Ticket, tickets } from '../tickets';
import { requesterLabel } from './requester';
import { findTickets } from './ticketViews';

/** Offered at once. */
const offered = 12;

/** Takes the conversation of another ticket into this one. */
export function MergeDialog({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const others = tickets.all().filter((one) => one.id !== ticket.id && !one.mergedIntoId);
  // The requester's own tickets first: those are the ones to merge.
  const same = others.filter((one) => ticket.contactId && one.contactId === ticket.contactId);
  const found = typed.trim() ? findTickets(others, typed) : [...same, ...others.filter((one) => !same.includes(one))];
  const chosen = others.find(({ number }) => `#${number}` === /^#?\d+/.exec(typed.trim())?.[0].replace(/^#?/, '#'));

  const submit = (): boolean => {
    if (!chosen) {
      setError('Type the number of the other ticket.');
      return false;
    }
    try {
      mergeTickets(ticket.id, chosen.id);
      notifyStep(`#${chosen.number} merged into #${ticket.number}`);
      onClose();
      return true;
    } catch (failure) {
      if (!(failure instanceof RuleError)) console.error('The tickets could not be merged.', failure);
      setError(failure instanceof RuleError ? failure.message : 'The tickets could not be merged. Please try again.');
      return false;
    }
  };
  return (
    <FormDialog
      title={`Merge into #${ticket.number}`}
      action="Merge tickets"
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="c-wide">
        <TextField
          label="Other ticket"
          help="Its conversation moves here, in the order of time; it is closed and points here. Undo takes it back."
          placeholder="#12"
          autoComplete="off"
          list={list}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setError(undefined);
          }}
        />
        <datalist id={list}>
          {found.slice(0, offered).map((one) => (
            <option key={one.id} value={`#${one.number}`}>
              {one.subject} · {requesterLabel(one)}
            </option>
          ))}
        </datalist>
        {chosen && (
          <p className="s-muted" role="status">
            #{chosen.number} {chosen.subject} · {requesterLabel(chosen)} · {chosen.messages.length}{' '}
            {chosen.messages.length === 1 ? 'message' : 'messages'}
          </p>
        )}
      </div>
    </FormDialog>
  );
}
