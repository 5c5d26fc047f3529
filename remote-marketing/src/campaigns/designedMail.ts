import type { Contact } from '@steps/business';
import { RuleError } from '@steps/platform';
import { emailVersions } from '../emailBuilder/emailDesign';
import { emailStore } from '../emailBuilder/emailStore';
import { mailEml, mailText, mailWriter } from '../emailBuilder/mailFile';

/** An email of the builder in the state that a campaign took, with each of the campaign's subjects. */
export function designedMail(versionId: string, business: string) {
  const version = emailVersions.get(versionId);
  if (!version) throw new RuleError('This campaign’s email no longer exists. Choose another.');
  const { preheader } = version;
  const document = emailStore.documentOf(version);
  return (subject: string) => {
    const mail = { subject, preheader, document };
    const html = mailWriter(mail);
    return {
      subject,
      text: (reader: Contact) => mailText(mail, reader),
      html,
      file: async (reader: Contact, email: string) =>
        mailEml(mail, await html(reader), reader, { name: business, email }),
    };
  };
}
