import { Avatar, Row, Stack } from '@steps/platform/ui';
import type { ReactNode } from 'react';
import type { Other } from './presenceRoster';

interface OtherDevicesProps {
  readonly others: readonly Other[];
  /** What is said of each beside name and device. */
  readonly about?: (other: Other) => ReactNode;
}

/** Names and devices of others, a line each. */
export function OtherDevices({ others, about }: OtherDevicesProps) {
  return (
    <Stack as="ul" gap={2} plain>
      {others.map((other) => (
        <Row as="li" gap={2} align="center" wrap key={other.device}>
          <Avatar name={other.name} size={24} />
          <span>
            {other.name} <span className="s-muted">· {other.on}</span>
          </span>
          {about && (
            <Row as="span" gap={2} wrap atEnd>
              {about(other)}
            </Row>
          )}
        </Row>
      ))}
    </Stack>
  );
}
