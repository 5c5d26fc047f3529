import { DateText, Row, Stack, StatusTag } from '@steps/platform/ui';
import type { CampaignMail } from './campaignMail';

const states = {
  sent: { label: 'Sent', tone: 'success' },
  bounced: { label: 'Bounced', tone: 'danger' },
  failed: { label: 'Refused', tone: 'danger' },
  doubtful: { label: 'In doubt', tone: 'warning' },
} as const;

/** An email of a campaign, in the list of a contact. */
export function CampaignMailRow({ mail: { name, at, state, words, events } }: { readonly mail: CampaignMail }) {
  const { label, tone } = states[state];
  return (
    <Row as="li" gap={3} align="center" wrap paddingY={3} paddingX={4} divider="below">
      <Stack as="span" basis={200} grow shrink breakWords data-own>
        <strong>{name}</strong>
        <span className="s-faint">
          Campaign · <DateText value={at} />
          {events.map((event) => (
            <span key={event.label}>
              {' '}
              · {event.label} <DateText value={event.at} />
            </span>
          ))}
        </span>
        {words && <span className="s-muted">{words}</span>}
      </Stack>
      <StatusTag tone={tone}>{label}</StatusTag>
    </Row>
  );
}
