import { Allowed, type Contact, hasEmail, useCompany, useContact, useMay } from '@steps/business';
import { type Occurrence, repeats, type SeriesScope } from '@steps/business/calendar';
import { useLinkedTo } from '@steps/business/dav';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Row, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import {
  CalendarClock,
  CalendarSync,
  CircleAlert,
  Link2,
  type LucideIcon,
  MapPin,
  NotebookText,
  PencilLine,
  Repeat2,
  Trash2,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LinkedMark } from '../dav/LinkedMark';
import { useDeal } from '../nouns/dealState';
import { usePhoneFrame } from '../records/forms/usePhoneFrame';
import { webLink } from '../records/recordPage/linkRules';
import { OutsideLink } from '../records/recordPage/OutsideLink';
import { AttendanceTag } from './AttendanceTag';
import { DeleteInvitedDialog } from './DeleteInvitedDialog';
import styles from './MeetingCard.module.css';
import { MeetingInvitation } from './MeetingInvitation';
import { kindLabels, statusLabels, timesElsewhere, whenOf } from './meetingTimes';
import { removeOccurrence } from './meetingVerbs';
import { ScopeDialog } from './ScopeDialog';
import { useAttendance } from './useAttendance';
import { useInvited } from './useInvited';

interface MeetingCardProps {
  readonly occurrence: Occurrence;
  readonly zone: string;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** What a meeting is, at a glance: when, where, who, notes and the records it is about. A sheet on phones. */
export function MeetingCard({ occurrence, zone, onEdit, onClose }: MeetingCardProps) {
  const { meeting, series, recurring } = occurrence;
  const [asking, ask] = useState(false);
  const [telling, tell] = useState(false);
  const invited = useInvited(series);
  const linked = useLinkedTo('calendar', series);
  const said = useAttendance(occurrence, linked);
  const mayChange = useMay()('change', 'calendar');
  const Frame = usePhoneFrame();
  const contact = useContact(meeting.contactId);
  const remove = (scope: SeriesScope) => {
    if (removeOccurrence(occurrence, scope)) onClose();
    else ask(false);
  };
  const choose = (scope: SeriesScope) => {
    if (scope === 'all' && invited.length > 0) tell(true);
    else remove(scope);
  };
  if (telling) {
    return (
      <DeleteInvitedDialog meeting={series} to={invited} onDelete={() => remove('all')} onClose={() => tell(false)} />
    );
  }
  if (asking) {
    return (
      <ScopeDialog title={`Delete ${meeting.title}?`} verb="Delete" onChoose={choose} onClose={() => ask(false)} />
    );
  }
  const elsewhere = timesElsewhere(meeting, zone);
  const isContact = (email: string) => contact !== undefined && hasEmail(contact, email);
  const isInvited = meeting.attendees.some(({ email }) => isContact(email));
  return (
    <Frame
      open
      size="small"
      title={meeting.title}
      closeOnBackdrop
      onClose={onClose}
      footer={
        <>
          <Allowed action="delete" module="calendar">
            <Button
              danger
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => (recurring ? ask(true) : choose('all'))}
            >
              Delete
            </Button>
          </Allowed>
          {!mayChange && <Button onClick={onEdit}>All details</Button>}
          <Allowed action="change" module="calendar">
            <Button type="primary" icon={<PencilLine size={16} aria-hidden />} onClick={onEdit}>
              Edit
            </Button>
          </Allowed>
        </>
      }
    >
      <Stack as="dl" gap={3}>
        <Fact icon={CalendarClock} name="When">
          {whenOf(meeting, zone)}
          {elsewhere && <span className="s-faint">{elsewhere}</span>}
        </Fact>
        {recurring && (
          <Fact icon={Repeat2} name="Repeats">
            {repeats.words(series.recurrence, series)}
          </Fact>
        )}
        {meeting.status && meeting.status !== 'confirmed' && (
          <Fact icon={CircleAlert} name="Status">
            <span>
              <StatusTag tone={meeting.status === 'tentative' ? 'info' : 'warning'} icon={CircleAlert}>
                {statusLabels[meeting.status]}
              </StatusTag>
            </span>
          </Fact>
        )}
        {meeting.location && (
          <Fact icon={MapPin} name="Location">
            {meeting.location}
          </Fact>
        )}
        {meeting.link && (
          <Fact icon={Link2} name={`Link of the ${kindLabels[meeting.kind ?? 'meeting'].toLowerCase()}`}>
            <OutsideLink href={webLink(meeting.link)}>{meeting.link}</OutsideLink>
          </Fact>
        )}
        <Fact icon={Users} name="Who">
          {meeting.attendees.length === 0 && <span className="s-faint">Nobody is invited.</span>}
          {meeting.attendees.map(({ name, email, organiser }) => (
            <span key={email || name} title={email}>
              {contact && isContact(email) ? <ContactLink contact={contact} /> : name || email}
              {organiser && <span className="s-faint"> organiser</span>}
              <AttendanceTag said={said(email)} />
            </span>
          ))}
          {meeting.attendees.some(({ email }) => said(email).some(({ isConfirmed }) => !isConfirmed)) && (
            <span className="s-faint">
              Your mail server does not say who sent this answer. Ask them before you rely on it.
            </span>
          )}
          <Records meeting={meeting} contact={isInvited ? undefined : contact} />
          <MeetingInvitation meeting={series} />
        </Fact>
        {meeting.notes && (
          <Fact icon={NotebookText} name="Notes">
            <span className={styles.notes}>{meeting.notes}</span>
          </Fact>
        )}
        {linked && (
          <Fact icon={CalendarSync} name="Linked calendar">
            <LinkedMark linked={linked} />
          </Fact>
        )}
      </Stack>
    </Frame>
  );
}

interface FactProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className={styles.row}>
      <dt>
        <Icon size={16} aria-hidden />
        <span className="s-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const ContactLink = ({ contact }: { readonly contact: Contact }) => (
  <Link to={paths.contact.href(contact.id)}>{contact.name}</Link>
);

interface RecordsProps {
  readonly meeting: Occurrence['meeting'];
  /** The contact, where they are not among those invited. */
  readonly contact: Contact | undefined;
}

/** The ways to the records that the meeting is about. */
function Records({ meeting, contact }: RecordsProps) {
  const company = useCompany(meeting.companyId);
  const deal = useDeal(meeting.dealId);
  if (!contact && !company && !deal) return null;
  return (
    <Row as="span" gap={3} rowGap={1} wrap>
      {contact && <ContactLink contact={contact} />}
      {company && <Link to={paths.company.href(company.id)}>{company.name}</Link>}
      {deal && <Link to={paths.module.href('sales', { deal: deal.id })}>{deal.name}</Link>}
    </Row>
  );
}
