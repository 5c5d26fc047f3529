import type { Theme } from '../editor/document';
import type { MergeContact, MergedFor, MergeField } from '../email/mergeRules';
import { foreignMarks, type MailService, mailServices, type OwnMarks } from '../links/mergeMarks';

/** What fields are called by services that fix their names; the person's own list may have more. */
const names: Readonly<Record<string, { readonly mailchimp: string; readonly brevo: string }>> = {
  'First name': { mailchimp: 'FNAME', brevo: 'FIRSTNAME' },
  'Last name': { mailchimp: 'LNAME', brevo: 'LASTNAME' },
  Company: { mailchimp: 'COMPANY', brevo: 'COMPANY' },
  'Job title': { mailchimp: 'JOBTITLE', brevo: 'JOB_TITLE' },
  Email: { mailchimp: 'EMAIL', brevo: 'EMAIL' },
};

/** The service that an email is made for, and the signs around a person's own marks. */
export const serviceIn = ({
  service = '',
  markOpen = '',
  markClose = '',
}: Theme): { readonly service: MailService; readonly own: OwnMarks } => ({
  service: Object.hasOwn(mailServices, service) ? (service as MailService) : 'none',
  own: { open: markOpen, close: markClose },
});

/** How our fields are written for the service that an email is made for; nothing when there is none. */
export function markIn(theme: Theme): ((field: MergeField) => string) | undefined {
  const { service, own } = serviceIn(theme);
  if (service === 'none' || (service === 'own' && !(own.open && own.close))) return undefined;
  const mark = ({ label, token }: Pick<MergeField, 'label'> & Partial<MergeField>): string => {
    if (service === 'postmark') return `{{${snake(label)}}}`;
    // Where the service has our very signs, what was typed is its own field.
    if (service === 'own' && token && own.open === '{' && own.close === '}') return token;
    if (service === 'own') return `${own.open}${snake(label)}${own.close}`;
    if (label === 'Full name') return `${mark({ label: 'First name' })} ${mark({ label: 'Last name' })}`;
    const name = names[label]?.[service] ?? snake(label).toUpperCase();
    return service === 'mailchimp' ? `*|${name}|*` : `{{ contact.${name} }}`;
  };
  return mark;
}

const snake = (label: string) => label.toLowerCase().replaceAll(' ', '_');

/** Whose values go into an email: those of its reader, else the marks of its service. */
export const mergedFor = (theme: Theme, reader: MergeContact | undefined): MergedFor => reader ?? markIn(theme);

/** What is wrong with the marks of a text, as sentences. */
export const markProblems = (theme: Theme, text: string): string[] => {
  const { service, own } = serviceIn(theme);
  return foreignMarks(text, service, own).map((mark) =>
    service === 'none'
      ? `“${mark}” is filled in by a mail service. Choose yours under “Mail service”, or readers see it as it is.`
      : `“${mark}” is no merge field of ${service === 'own' ? 'your service' : mailServices[service]}: readers see it as it is.`,
  );
};
