import { NumberField } from '@steps/platform/fields';
import { Section } from '@steps/platform/ui';
import { setNewForDays, useNewForDays } from '../newcomers/newcomerState';

/** Section of the settings: what counts as new. */
export function NewcomersSection() {
  const newForDays = useNewForDays();
  return (
    <Section title="New contacts" purpose="How long somebody who was added is shown as new.">
      <NumberField
        label="Days"
        whole
        min={1}
        max={365}
        value={newForDays}
        onChange={(days) => days !== undefined && setNewForDays(days)}
      />
    </Section>
  );
}
