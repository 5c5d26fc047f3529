import { type Contact, leadScoreBand } from '@steps/shared';
import { DateText } from '@steps/shared/ui';
import { Link2, Mail, Phone } from 'lucide-react';
import { linkedInLink, mailLink, phoneLink } from '../record/linkRules';
import { QuickAction } from '../record/QuickAction';
import { temperatureLabels } from './contactListRules';

/** Bottom bar: how things stand, and the quick actions. */
export function ContactBar({ contact }: { readonly contact: Contact }) {
  return (
    <>
      <span>
        <span className="s-faint">Last contact </span>
        {contact.lastContact ? <DateText value={contact.lastContact} /> : 'Never'}
      </span>
      <span>
        <span className="s-faint">Score </span>
        {contact.score} ({leadScoreBand(contact.score).label})
      </span>
      <span>
        <span className="s-faint">Temperature </span>
        {temperatureLabels[contact.temperature]}
      </span>
      <span className="c-bar__actions">
        <QuickAction label="Call" icon={Phone} href={phoneLink(contact.phone)} missing="No phone number" />
        <QuickAction label="Email" icon={Mail} href={mailLink(contact.email)} missing="No email address" />
        <QuickAction
          label="LinkedIn"
          icon={Link2}
          href={linkedInLink(contact.linkedin)}
          missing="No LinkedIn profile"
        />
      </span>
    </>
  );
}
