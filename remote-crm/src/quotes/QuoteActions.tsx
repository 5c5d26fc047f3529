import { Allowed, exportFile, useMay } from '@steps/business';
import { LettersNotInFontError, someLetters } from '@steps/platform/pdf';
import { useNavigate } from '@steps/platform/router';
import { attempt, Menu, notify } from '@steps/platform/ui';
import { Button } from 'antd';
import { Check, Copy, FileDown, Pencil, Printer, Send, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { MailAbout } from '../mail/mailWords';
import { SendByEmail } from '../mail/SendByEmail';
import { useDeal } from '../nouns/dealState';
import type { Quote, QuoteStatus } from '../nouns/quote';
import { deletedNote } from '../records/notices/keptNotes';
import { notifyStep } from '../records/notices/stepNotice';
import { AcceptDialog } from './AcceptDialog';
import { PrintDialog } from './PrintDialog';
import { statusLabels } from './QuoteStatusTag';
import { quoteHref, salesHref } from './quoteAddress';
import { customerEmail } from './quoteCustomer';
import { longDay, nextStatuses } from './quoteRules';
import { sellerOf } from './quoteSettings';
import { deleteQuotes, duplicateQuote, setQuoteStatus } from './quoteState';
import styles from './quotes.module.css';

/** The subject of an email with a quote. */
const aboutQuote = ({ contactId, companyId, dealId }: Quote): MailAbout => ({
  ...(contactId && { contactId }),
  ...(companyId && { companyId }),
  ...(dealId && { dealId }),
});

/** The text that an email with a quote starts with. */
const quoteLetter = (quote: Quote) => ({
  subject: `Quote ${quote.number}`,
  content: `Hello,\n\nplease find attached our quote ${quote.number}, valid until ${longDay(quote.validUntil)}.\n\nKind regards,\n${sellerOf(quote).name}`,
});

const failure = { title: 'Not saved', description: 'The quote could not be changed. Please try again.' };

const steps: Readonly<Record<QuoteStatus, { label: string; icon: typeof Send }>> = {
  draft: { label: 'Change back to a draft', icon: Pencil },
  sent: { label: 'Mark as sent', icon: Send },
  accepted: { label: 'Mark as accepted', icon: Check },
  declined: { label: 'Mark as declined', icon: X },
};

/** The actions of a quote: PDF, status, duplicate, delete. */
export function QuoteActions({ quote }: { readonly quote: Quote }) {
  const may = useMay();
  const navigate = useNavigate();
  const deal = useDeal(quote.dealId);
  const [dialog, setDialog] = useState<'accept' | 'print'>();
  const [making, setMaking] = useState(false);
  const close = () => setDialog(undefined);

  const mark = (status: QuoteStatus) => {
    if (status === 'accepted' && deal) return setDialog('accept');
    if (attempt(failure, () => setQuoteStatus(quote.id, status)))
      notifyStep(`Quote ${statusLabels[status].toLowerCase()}`);
  };
  const made = async () => {
    try {
      const { quotePdf } = await import('./quotePdf');
      return await quotePdf(quote);
    } catch (error) {
      const letters = error instanceof LettersNotInFontError ? error.letters : undefined;
      if (!letters) console.error('The PDF could not be made.', error);
      notify({
        title: letters ? `The PDF cannot show ${someLetters(letters)}` : 'The PDF could not be made',
        description: 'Print the quote instead, and choose “Save as PDF” there.',
        tone: 'destructive',
        action: { label: 'Print', onClick: () => setDialog('print') },
      });
      return undefined;
    }
  };
  const name = `${quote.number}.pdf`;
  const pdf = async () => {
    setMaking(true);
    const file = await made();
    setMaking(false);
    if (file) exportFile('sales', name, file);
  };
  const letter = async () => {
    const file = await made();
    return file && { ...quoteLetter(quote), files: [new File([file], name, { type: 'application/pdf' })] };
  };
  const copy = () =>
    attempt(failure, () => {
      const copied = duplicateQuote(quote.id);
      notifyStep('Quote duplicated', copied.number);
      navigate(quoteHref(copied.id));
    });
  const remove = () => {
    if (!attempt(failure, () => void deleteQuotes([quote.id]))) return;
    navigate(salesHref({ tab: 'quotes' }));
    notifyStep(`Quote ${quote.number} deleted`, deletedNote());
  };
  return (
    <span className={styles.quoteActions}>
      <Menu
        label="More actions"
        trigger="More"
        align="end"
        items={[
          ...(may('change', 'sales') ? nextStatuses[quote.status].slice(1) : []).map((status) => ({
            id: status,
            label: steps[status].label,
            icon: steps[status].icon,
            onSelect: () => mark(status),
          })),
          { id: 'print', label: 'Print', icon: Printer, onSelect: () => setDialog('print') },
          ...(may('add', 'sales') ? [{ id: 'copy', label: 'Duplicate', icon: Copy, onSelect: copy }] : []),
          ...(may('delete', 'sales')
            ? [
                {
                  id: 'delete',
                  label: 'Delete',
                  icon: Trash2,
                  tone: 'danger' as const,
                  separated: true,
                  onSelect: remove,
                },
              ]
            : []),
        ]}
      />
      <Allowed action="export" module="sales">
        <Button icon={<FileDown size={16} aria-hidden />} loading={making} onClick={pdf}>
          Download PDF
        </Button>
        <SendByEmail about={aboutQuote(quote)} to={customerEmail(quote)} letter={letter} />
      </Allowed>
      {(may('change', 'sales') ? nextStatuses[quote.status].slice(0, 1) : []).map((status) => (
        <Button
          key={status}
          type={status === 'sent' && quote.status !== 'draft' ? 'default' : 'primary'}
          onClick={() => mark(status)}
        >
          {quote.status === 'draft' || status !== 'sent' ? steps[status].label : 'Change back to sent'}
        </Button>
      ))}
      {dialog === 'accept' && deal && <AcceptDialog quote={quote} deal={deal} onClose={close} />}
      {dialog === 'print' && <PrintDialog quote={quote} onClose={close} />}
    </span>
  );
}
