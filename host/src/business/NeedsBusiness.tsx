import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import { EmptyState, ErrorState, Page } from '@steps/platform/ui';
import { Button } from 'antd';
import { Building2 } from 'lucide-react';
import { openDemo, useDemo } from '../hero/heroState';
import { useOpenOnboarding } from '../home/openOnboarding';

/** Instead of a page that works on a business's records, while no business is open. */
export function NeedsBusiness({ name }: { readonly name: string }) {
  const openOnboarding = useOpenOnboarding();
  const navigate = useNavigate();
  const demo = useDemo();
  const explore = async () => {
    if (await openDemo()) navigate(paths.module.href('dashboard'));
  };
  return (
    <Page title={name}>
      <EmptyState
        icon={Building2}
        title={`${name} needs a business`}
        purpose="Set up your business to work with your own records, or look around a made-up one first."
        action={
          <Button type="primary" onClick={openOnboarding}>
            Set up your business
          </Button>
        }
        sample={{
          label: demo.state === 'opening' ? 'Opening the demo…' : 'Explore the demo',
          onClick: () => void explore(),
        }}
      />
      {demo.state === 'failed' && (
        <ErrorState title="The demo could not be opened" detail={demo.message} onRetry={() => void explore()} />
      )}
    </Page>
  );
}
