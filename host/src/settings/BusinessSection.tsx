import { useActiveClient } from '@steps/business';
import { EmptyState, Section } from '@steps/platform/ui';
import { Button } from 'antd';
import { Briefcase } from 'lucide-react';
import { useOpenOnboarding } from '../home/openOnboarding';
import { BrandForm } from './BrandForm';
import { BusinessForm } from './BusinessForm';

/** The open business: what it says of itself, and how it looks. */
export function BusinessSection() {
  const client = useActiveClient();
  const openOnboarding = useOpenOnboarding();
  if (!client) {
    return (
      <EmptyState
        icon={Briefcase}
        title="No business is open"
        purpose="Set one up to change its details and brand here."
        action={<Button onClick={openOnboarding}>Set up your business</Button>}
      />
    );
  }
  return (
    <>
      <Section title="About the business" purpose="The assistant uses these details when it writes.">
        <BusinessForm key={client.id} client={client} />
      </Section>
      <Section title="Brand" purpose={`Shown while ${client.businessName} is open.`}>
        <BrandForm key={client.id} client={client} />
      </Section>
    </>
  );
}
