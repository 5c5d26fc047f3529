import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import { ErrorState, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { openDemo, useDemo } from '../hero/heroState';

/** The way to a business that is full, while one's own is still empty. */
export function SampleSection() {
  const demo = useDemo();
  const navigate = useNavigate();
  const explore = async () => {
    if (await openDemo()) navigate(paths.module.href('dashboard'));
  };
  return (
    <Section title="See it with sample data">
      <Stack gap={3} justifyItems="start">
        <p className="s-muted">
          The demo is a made-up business with contacts, deals, meetings and campaigns. It is kept apart from yours:
          switch between them at any time.
        </p>
        <Button onClick={() => void explore()} loading={demo.state === 'opening'}>
          Explore the demo
        </Button>
      </Stack>
      {demo.state === 'failed' && (
        <ErrorState title="The demo could not be opened" detail={demo.message} onRetry={() => void explore()} />
      )}
    </Section>
  );
}
