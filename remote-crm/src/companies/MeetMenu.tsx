import { type Company, useMay } from '@steps/business';
import { RuleError } from '@steps/platform';
import { Menu, TextField } from '@steps/platform/ui';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { updateCompany } from '../nouns/companyState';
import styles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { changeWithToast, updateFailed } from '../records/notices/saveWithToast';
import { noteOpened } from '../records/recordPage/callAndEmail';
import { webLink } from '../records/recordPage/linkRules';

/** Services for a meeting right now; each page starts a new one for whoever is signed in there. */
const meetingServices = [
  { id: 'google', label: 'Google Meet', href: 'https://meet.google.com/new' },
  { id: 'teams', label: 'Microsoft Teams', href: 'https://teams.microsoft.com/l/meeting/new' },
  { id: 'zoom', label: 'Zoom', href: 'https://zoom.us/start/videomeeting' },
] as const;

/** The custom property that holds a company's own meeting room. */
const meetingLinkProperty = 'Meeting link';

/** A company's own meeting room, if it has one and the link is safe. */
const ownMeetingLink = (properties: Readonly<Record<string, unknown>>): string | undefined =>
  webLink(String(properties[meetingLinkProperty] ?? ''));

/** Meet: starts a meeting with one of the usual services or in the company's own room, in a new tab. */
export function MeetMenu({ company }: { readonly company: Company }) {
  const mayChange = useMay()('change', 'crm');
  const [editing, setEditing] = useState(false);
  const own = ownMeetingLink(company.properties);
  const meet = (label: string, href: string) => {
    window.open(href, '_blank', 'noopener,noreferrer');
    noteOpened({ companyId: company.id }, 'meeting', `Meeting with ${label}`, 'Meeting');
  };
  return (
    <>
      <Menu
        label="Meet"
        align="end"
        trigger={
          <>
            <Video size={16} aria-hidden />
            Meet
          </>
        }
        items={[
          ...(own
            ? [{ id: 'own', label: 'Their meeting room', detail: own, onSelect: () => meet('their link', own) }]
            : []),
          ...meetingServices.map(({ id, label, href }) => ({ id, label, onSelect: () => meet(label, href) })),
          ...(mayChange
            ? [
                {
                  id: 'edit',
                  label: own ? 'Change their meeting link' : 'Add their meeting link',
                  separated: true,
                  onSelect: () => setEditing(true),
                },
              ]
            : []),
        ]}
      />
      {editing && <MeetingLinkDialog company={company} onClose={() => setEditing(false)} />}
    </>
  );
}

interface MeetingLinkDialogProps {
  readonly company: Company;
  readonly onClose: () => void;
}

function MeetingLinkDialog({ company, onClose }: MeetingLinkDialogProps) {
  const [link, setLink] = useState(String(company.properties[meetingLinkProperty] ?? ''));
  const { error, clearError, submit } = useSubmit(() => {
    const address = webLink(link);
    if (link.trim() && !address) {
      throw new RuleError('Enter a web address such as https://meet.example.com/fenwick.');
    }
    const { [meetingLinkProperty]: _before, ...others } = company.properties;
    const properties = address ? { ...others, [meetingLinkProperty]: address } : others;
    changeWithToast('company', () => void updateCompany(company.id, { properties }));
    onClose();
  }, updateFailed('company'));
  return (
    <FormDialog
      title={`Meeting link of ${company.name}`}
      action="Save meeting link"
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.wide}>
        <TextField
          label="Meeting link"
          type="url"
          value={link}
          onChange={(next) => {
            setLink(next);
            clearError();
          }}
          required={false}
          help="Kept as the custom property “Meeting link”. Leave it empty to remove it."
        />
      </div>
    </FormDialog>
  );
}
