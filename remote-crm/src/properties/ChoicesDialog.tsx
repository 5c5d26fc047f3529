import { useTyped } from '@steps/platform';
import styles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { ChoicesField } from './AddPropertyDialog';
import type { Property } from './property';
import { choicesFrom } from './propertyRules';
import { setChoices } from './propertyState';

/** Edits the choices of a property. */
export function ChoicesDialog({ property, onClose }: { readonly property: Property; readonly onClose: () => void }) {
  const { typed, type, forget, foundFrom } = useTyped(`choices:${property.id}`, property.choices.join('\n'));
  const { error, clearError, submit } = useSubmit(() => {
    setChoices(property.id, choicesFrom(typed));
    notifyStep('Choices saved');
    forget();
    onClose();
  }, 'The choices could not be saved. Please try again.');
  return (
    <FormDialog
      title={`Choices of ${property.name}`}
      action="Save choices"
      error={error}
      onSubmit={submit}
      onClose={onClose}
      onCancel={forget}
      foundFrom={foundFrom}
    >
      <div className={styles.wide}>
        <ChoicesField
          value={typed}
          onChange={(lines) => {
            type(lines);
            clearError();
          }}
        />
      </div>
      <p className={`${styles.wide} s-faint`}>
        A record that has a choice you take away keeps it, marked as none of the choices.
      </p>
    </FormDialog>
  );
}
