import { mailingProgress, sumOf } from '@steps/business/mailings';
import { useMailing, useMailingFigures } from './useMailing';

/** What became of the last test of a campaign. */
export function TestStatus({ campaignId }: { readonly campaignId: string }) {
  const test = useMailing(campaignId, 'test');
  return test ? <Words test={test} /> : null;
}

function Words({ test }: { readonly test: NonNullable<ReturnType<typeof useMailing>> }) {
  const { sent, recipients, failed, bounced, later } = sumOf(useMailingFigures(test));
  const said = Object.values(mailingProgress.get(`${test.id}.0`)?.said ?? {})[0] ?? '';
  if (test.status === 'paused' || failed + bounced + later > 0)
    return (
      <p className="s-field__error" role="alert">
        The test did not arrive. {test.reason ?? said}
      </p>
    );
  return (
    <p className="s-muted" role="status">
      {sent === recipients ? 'The test was sent. Look at it in your mailbox.' : 'The test is on its way…'}
    </p>
  );
}
