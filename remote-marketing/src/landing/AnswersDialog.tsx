import { counted } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { CsvImportDialog } from '../studio/CsvImportDialog';
import { undoNotice } from '../studio/undoNotice';
import { formOf, readAnswers } from './answersFile';
import { documentOf, type LandingPage } from './landingPage';
import { contactsFromAnswers } from './pageAnswers';

/** Answers to the form of a page that were collected elsewhere, as contacts. */
export const AnswersDialog = ({ page, onClose }: { readonly page: LandingPage; readonly onClose: () => void }) => (
  <CsvImportDialog
    title="Import answers"
    description={`A CSV file with a column for each question of the form on “${page.name}”. A column “Consent” says who agreed, a column “Time” says when.`}
    onClose={onClose}
    read={async (text, order) => {
      const form = formOf(documentOf(page));
      if (!form) return { found: 'The page has no form.', problems: [] };
      const { sent, problems, dates } = await readAnswers(text, form, order);
      const consenting = sent.filter(({ consent }) => consent).length;
      return {
        found: `${counted(sent.length, 'answer')} found, ${consenting.toLocaleString('en-GB')} with consent.`,
        problems,
        ...(dates && { dates }),
        ...(sent.length > 0 && {
          take: () => {
            const { contacts, refused } = contactsFromAnswers(page.name, sent);
            const made = `${counted(contacts, 'contact')} from the form`;
            const why = refused.slice(0, 3).join(' ');
            if (contacts > 0) notify(undoNotice('Answers imported', [made, why].filter(Boolean).join('. ')));
            else notify({ title: 'No answer was imported', description: why, tone: 'destructive' });
          },
        }),
      };
    }}
  />
);
