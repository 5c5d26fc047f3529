import { RuleError } from '@steps/platform';
import { RecordPicker } from '@steps/platform/fields';
import { useMemo, useState } from 'react';
import styles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { mergeTickets, type Ticket, tickets } from '../tickets';
import { requesterLabel } from './requester';

/** Merges another ticket's conversation into this one. */
export function MergeDialog({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const [otherId, setOtherId] = useState<string>();
  const others = useMemo(() => {
    const all = tickets.all().filter((one) => one.id !== ticket.id && !one.mergedIntoId);
    // The requester's own tickets first: those are usually the ones to merge.
    const same = all.filter((one) => ticket.contactId && one.contactId === ticket.contactId);
    return [...same, ...all.filter((one) => !same.includes(one))];
  }, [ticket]);
  const chosen = others.find(({ id }) => id === otherId);

  const { error, clearError, submit } = useSubmit(() => {
    if (!chosen) throw new RuleError('Choose the other ticket, by its number or its subject.');
    mergeTickets(ticket.id, chosen.id);
    notifyStep(`#${chosen.number} merged into #${ticket.number}`);
    onClose();
  }, 'The tickets could not be merged. Please try again.');
  return (
    <FormDialog
      title={`Merge into #${ticket.number}`}
      action="Merge tickets"
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.wide}>
        <RecordPicker
          label="Other ticket"
          help="Its conversation moves here, in the order of time; it is closed and points here. Undo takes it back."
          placeholder="#12"
          records={others}
          describe={describeTicket}
          value={otherId}
          onChange={(id) => {
            setOtherId(id);
            clearError();
          }}
        />
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

const describeTicket = (ticket: Ticket) => ({
  label: `#${ticket.number} ${ticket.subject}`,
  detail: requesterLabel(ticket),
});
