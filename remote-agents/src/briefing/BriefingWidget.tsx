import { setAsked } from '@steps/platform';
import { Link } from '@steps/platform/router';
import { Box, ErrorState, ListSkeleton, Row, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { MessageSquareText } from 'lucide-react';
import { selectAgent } from '../agents/selectedAgent';
import { type BriefingPart, briefingGroups, nothingToBrief } from '../answers/briefing';
import { plural } from '../reading/wording';
import { useBriefing } from './useBriefing';

/** Dashboard widget: what is due, waiting and changed, each a link. */
export function BriefingWidget() {
  const [briefing, again] = useBriefing();
  if (briefing.state === 'reading') return <ListSkeleton label="Reading your records" rows={4} />;
  if (briefing.state === 'failed') {
    return (
      <ErrorState
        title="There is no briefing right now"
        what={briefing.reason}
        next="Retry once it is back."
        onRetry={again}
      />
    );
  }
  const groups = Object.entries(briefingGroups)
    .map(([group, name]) => ({ name, parts: briefing.parts.filter((part) => part.group === group) }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <Stack gap={4} justifyItems="start">
      {groups.length === 0 && <p className="s-muted">{nothingToBrief}</p>}
      {groups.map(({ name, parts }) => (
        <Box as="section" fullWidth key={name} aria-label={name}>
          <Text as="h3" marginBottom={1} tone="faint" size={12} weight={500}>
            {name}
          </Text>
          <ul className="s-plain">
            {parts.map((part) => (
              <Part key={`${part.heading} ${part.noun}`} part={part} />
            ))}
          </ul>
        </Box>
      ))}
      <Button size="small" icon={<MessageSquareText size={16} aria-hidden />} onClick={askAva}>
        Talk it through with Ava
      </Button>
    </Stack>
  );
}

function Part({ part: { heading, noun, total, records, href } }: { readonly part: BriefingPart }) {
  const rest = total - records.length;
  return (
    <Box as="li" paddingY={2} divider="below">
      <Row as="p" gap={3} rowGap={1} justify="between" wrap maxWidth="none" weight={500}>
        {heading}
        {records.length === 0 ? (
          <Link to={href}>{plural(total, noun)}</Link>
        ) : (
          <span className="s-faint">{plural(total, noun)}</span>
        )}
      </Row>
      {records.length > 0 && (
        <Text as="ul" paddingStart={4} size={13} breakWords>
          {records.map(({ title, detail, href: own }) => (
            <Box as="li" paddingY="half" key={own + title}>
              <Link to={own}>{title}</Link>
              {detail && <span className="s-faint"> {detail}</span>}
            </Box>
          ))}
          {rest > 0 && (
            <Box as="li" paddingY="half">
              <Link to={href}>{rest.toLocaleString('en-GB')} more</Link>
            </Box>
          )}
        </Text>
      )}
    </Box>
  );
}

function askAva(): void {
  setAsked('What should I do this morning?');
  selectAgent('ava', 'Ava');
}
