import { NotBuiltYet } from '@steps/shared/ui';

/** Connections to other services. */
export function IntegrationsPage() {
  return (
    <NotBuiltYet
      name="Integrations"
      meanwhile="Steps sends nothing to other services. Contacts come in from other systems as a file: CRM, Import contacts."
    />
  );
}
