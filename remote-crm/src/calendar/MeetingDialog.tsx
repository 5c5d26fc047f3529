import { Allowed, LookOnly, useMay } from '@steps/business';
import type { Occurrence, SeriesScope } from '@steps/business/calendar';
import { RuleError, useTyped } from '@steps/platform';
import { Box, ChoiceField, Dialog, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import crmStyles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { exportMeetings } from './icsExport';
import { MeetingFields } from './MeetingFields';
import { draftOf, meetingOf, patchOf } from './meetingDraft';
import { notSaved, removeOccurrence, saveOccurrence } from './meetingVerbs';
import { scopeLabels } from './ScopeDialog';

interface MeetingDialogProps {
  readonly occurrence: Occurrence;
  readonly zone: string;
  readonly onClose: () => void;
}

const scopes = (['one', 'following', 'all'] as const).map((value) => ({
  value: value as SeriesScope,
  label: scopeLabels[value],
}));

/** A meeting: everything about it, to be changed; of a recurring one the occurrence that was opened. */
export function MeetingDialog({ occurrence, zone, onClose }: MeetingDialogProps) {
  const { meeting, series, recurring } = occurrence;
  const may = useMay();
  const { typed: draft, type, forget, foundFrom } = useTyped(`meeting:${occurrence.key}`, draftOf(meeting));
  const [scope, setScope] = useState<SeriesScope>('one');
  const { error, clearError, submit } = useSubmit(() => {
    const patch = patchOf(meeting, meetingOf(draft, series.recurrence));
    if (recurring && scope === 'one' && patch.recurrence !== undefined) {
      throw new RuleError(
        'How a meeting repeats is the same for all. Choose “This and the following” or “All” to change it.',
      );
    }
    if (Object.keys(patch).length > 0) saveOccurrence(occurrence, patch, scope, zone);
    forget();
    onClose();
  }, notSaved);
  const download = (
    <Allowed action="export" module="calendar">
      <Button icon={<Download size={16} aria-hidden />} onClick={() => void exportMeetings([series])}>
        Download .ics file
      </Button>
    </Allowed>
  );
  const remove = () => {
    if (removeOccurrence(occurrence, scope)) onClose();
  };
  if (!may('change', 'calendar')) {
    return (
      <Dialog open title={meeting.title} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <Stack gap={4} bound alignContent="start">
          <LookOnly module="calendar">
            <div className={crmStyles.form}>
              <MeetingFields draft={draft} zone={zone} id={series.id} kept={series.recurrence} onChange={type} />
            </div>
          </LookOnly>
          <Row wrap justify="between" gap={2}>
            {download}
          </Row>
        </Stack>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={meeting.title}
      action="Save meeting"
      error={error}
      onSubmit={submit}
      onClose={onClose}
      onCancel={forget}
      foundFrom={foundFrom}
    >
      {recurring && (
        <Box padding={3} radius="control" background="sunken" className={crmStyles.wide}>
          <ChoiceField label="Changes apply to" value={scope} options={scopes} onChange={setScope} />
        </Box>
      )}
      <MeetingFields
        draft={draft}
        zone={zone}
        id={series.id}
        kept={series.recurrence}
        onChange={(next) => {
          type(next);
          clearError();
        }}
      />
      <Row wrap justify="between" gap={2} className={crmStyles.wide}>
        {download}
        <Allowed action="delete" module="calendar">
          <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={remove}>
            {recurring ? `Delete ${scopeLabels[scope].toLowerCase()}` : 'Delete meeting'}
          </Button>
        </Allowed>
      </Row>
    </FormDialog>
  );
}
