import { useActiveClient } from '@steps/business';
import { numberText } from '@steps/platform/numbers';
import { TextArea, TextField } from '@steps/platform/ui';
import styles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useFormDraft } from '../records/forms/formDraft';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { currentQuoteSettings, updateQuoteSettings } from './quoteSettings';

/** What is on every quote: the seller's details, the VAT number, the terms of new ones. */
export function QuoteSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useActiveClient();
  const { sellerDetails, vatNumber, validDays, terms } = currentQuoteSettings();
  const { typed, foundFrom, change, forget } = useFormDraft('quote-settings', {
    sellerDetails,
    vatNumber,
    validDays: String(validDays),
    terms,
  });
  const { error, clearError, submit } = useSubmit(() => {
    updateQuoteSettings({ ...typed, validDays: numberText.read(typed.validDays) ?? Number.NaN });
    notifyStep('Quote settings saved');
    forget();
    onClose();
  }, 'The quote settings could not be saved. Please try again.');
  const set = (patch: Partial<typeof typed>) => {
    change(patch);
    clearError();
  };
  return (
    <FormDialog
      title="Quote settings"
      action="Save settings"
      error={error}
      onSubmit={submit}
      onClose={onClose}
      onCancel={forget}
      foundFrom={foundFrom}
    >
      <p className={`${styles.wide} s-muted`}>
        Quotes are written as {client?.businessName ?? 'this business'}. The name and the colour come from the settings
        of the business. Quotes that were sent stay as they are.
      </p>
      <TextField
        label="VAT number"
        value={typed.vatNumber}
        onChange={(vatNumber) => set({ vatNumber })}
        required={false}
        help="For example GB123456789. Without one, new lines have no VAT."
      />
      <TextField
        label="Valid for, days"
        inputMode="numeric"
        value={typed.validDays}
        onChange={(validDays) => set({ validDays })}
      />
      <div className={styles.wide}>
        <TextArea
          required={false}
          label="Address and contact details"
          value={typed.sellerDetails}
          onChange={(sellerDetails) => set({ sellerDetails })}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          required={false}
          label="Terms of new quotes"
          value={typed.terms}
          onChange={(terms) => set({ terms })}
        />
      </div>
    </FormDialog>
  );
}
