import { type Activity, Allowed, type Contact } from '@steps/business';
import { stamp } from '@steps/platform';
import { DateText } from '@steps/platform/ui';
import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { lastTouch } from '../engagement/engagementRules';
import { EmailAction } from '../mail/EmailAction';
import { leadScoreBand } from '../nouns/contactRules';
import { temperatureLabels } from '../nouns/contactWords';
import { CallAction, LinkedInAction } from '../records/recordPage/CallAndEmailActions';
import type { About } from '../records/recordPage/callAndEmail';
import styles from '../records/recordPage/record.module.css';

interface ContactBarProps {
  readonly contact: Contact;
  readonly about: About;
  readonly activities: readonly Activity[];
  readonly onSchedule: () => void;
}

/** Bottom bar: the contact in short, and the quick actions. */
export function ContactBar({ contact, about, activities, onSchedule }: ContactBarProps) {
  const last = lastTouch(activities, stamp(), contact.lastContact);
  return (
    <>
      <span>
        <span className="s-faint">Last contact </span>
        {last ? <DateText value={last} /> : 'Never'}
      </span>
      <span>
        <span className="s-faint">Score </span>
        {contact.score} ({leadScoreBand(contact.score).label})
      </span>
      <span>
        <span className="s-faint">Temperature </span>
        {temperatureLabels[contact.temperature]}
      </span>
      <span className={styles.barActions}>
        <CallAction about={about} value={contact.phone} />
        <EmailAction about={about} value={contact.email} />
        <Allowed action="add" module="calendar">
          <Button icon={<CalendarPlus size={16} aria-hidden />} onClick={onSchedule}>
            Schedule
          </Button>
        </Allowed>
        <LinkedInAction about={about} value={contact.linkedin} />
      </span>
    </>
  );
}
