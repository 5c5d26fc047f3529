import { useClient } from '@steps/business/host';
import { Dialog, Stack } from '@steps/platform/ui';
import { BrandForm } from './BrandForm';
import { BusinessForm } from './BusinessForm';

interface EditClientProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Edits a business that need not be open. Its brand is kept with each change, the rest when it is saved. */
export function EditClient({ id, onClose }: EditClientProps) {
  const client = useClient(id);
  if (!client) return null;
  return (
    <Dialog open title={`Edit ${client.businessName}`} onClose={onClose}>
      <Stack gap={4} bound alignContent="start">
        <section aria-label="Business">
          <BusinessForm client={client} onSaved={onClose} />
        </section>
        <Stack as="section" gap={4} bound alignContent="start" aria-label="Brand">
          <h3>Brand</h3>
          <BrandForm client={client} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
