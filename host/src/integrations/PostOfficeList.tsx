import { type TeamDevice, useLastSeen } from '@steps/journal/team';
import { paths } from '@steps/platform/paths';
import { ButtonLink, DateText, Row, Stack, StatusTag } from '@steps/platform/ui';
import type { Runs } from './useRunning';

interface PostOfficeListProps {
  readonly clientId: string;
  readonly offices: readonly TeamDevice[];
  readonly runs: Runs;
}

/** The post offices, and whether each runs now. */
export function PostOfficeList({ clientId, offices, runs }: PostOfficeListProps) {
  const lastSeen = useLastSeen(clientId);
  return (
    <ul className="s-plain" aria-label="Post offices">
      {offices.map((office) => {
        const running = runs(office);
        return (
          <Row key={office.id} as="li" gap={3} align="center" wrap paddingY={2} divider="below">
            <Stack as="span" basis={200} grow shrink breakWords>
              <strong data-own>{office.name}</strong>
              {running === false && (
                <span className="s-muted">
                  <LastRunning at={lastSeen[office.id]} /> Email waits until it does: on its computer, run{' '}
                  <code>npm run post</code>.
                </span>
              )}
              {running === undefined && (
                <span className="s-muted">Whether it runs shows once this browser is connected.</span>
              )}
            </Stack>
            {running !== undefined && (
              <StatusTag tone={running ? 'success' : 'warning'}>{running ? 'Running' : 'Not running'}</StatusTag>
            )}
            <ButtonLink className="s-button--small" to={paths.module.href('settings', { section: 'team' })}>
              Manage in Team
            </ButtonLink>
          </Row>
        );
      })}
    </ul>
  );
}

function LastRunning({ at }: { readonly at: string | undefined }) {
  if (at === undefined) return 'This browser has not seen it running.';
  return (
    <>
      Last running <DateText value={at} />.
    </>
  );
}
