import { approvedText, type Client, useNewestApproved } from '@steps/business';
import { NumberField } from '@steps/platform/fields';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { attempt, Box, Grid, notify, Row, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { wordList } from '../content/brandRules';
import { changeBrandVoice, useBrandVoice } from '../content/brandState';
import { KeptText } from '../studio/KeptText';
import { undoNotice } from '../studio/undoNotice';
import { changeBrand, type SectionProps } from './brandGuide';
import { insightsStart } from './insightsStart';

/** How the business sounds, and what it says of itself. AI writes with these words, and every piece is checked against them. */
export function VoiceSection({ client, rights }: SectionProps) {
  const { use, avoid, age } = useBrandVoice();
  const disabled = !rights.brand;
  const words = (typed: string) => wordList(typed);
  return (
    <Section
      title="Voice and words"
      purpose="AI writes with them, and the content studio checks every piece against them."
    >
      <Stack gap={4} bound alignContent="start">
        <FromInsights client={client} disabled={disabled} />
        <KeptText
          label="Guidelines"
          help="How the business sounds, a rule on each line."
          rows={5}
          value={client.brandGuidelines}
          disabled={disabled}
          onKeep={(brandGuidelines) => changeBrand({ brandGuidelines })}
        />
        <Grid min={220} gap={4}>
          <KeptText
            label="Words to use"
            help="One on each line, or with commas."
            rows={4}
            value={use.join('\n')}
            disabled={disabled}
            onKeep={(typed) => attempt('Not saved', () => changeBrandVoice({ use: words(typed) }))}
          />
          <KeptText
            label="Words to avoid"
            help="One on each line, or with commas."
            rows={4}
            value={avoid.join('\n')}
            disabled={disabled}
            onKeep={(typed) => attempt('Not saved', () => changeBrandVoice({ avoid: words(typed) }))}
          />
        </Grid>
        <NumberField
          label="Reading age"
          help="Most newspapers read at 12 to 16."
          whole
          min={8}
          max={20}
          disabled={disabled}
          value={age}
          onChange={(next) => next !== undefined && attempt('Not saved', () => changeBrandVoice({ age: next }))}
        />
        <KeptText
          label="Boilerplate"
          help="The business in two or three sentences, for wherever it is introduced."
          rows={4}
          longest={1_200}
          value={client.boilerplate ?? ''}
          disabled={disabled}
          onKeep={(boilerplate) => changeBrand({ boilerplate: boilerplate || undefined })}
        />
      </Stack>
    </Section>
  );
}

/** What somebody approved about the website, offered while the brand has nothing of its own there. */
function FromInsights({ client, disabled }: { readonly client: Client; readonly disabled: boolean }) {
  const insights = useNewestApproved('website-insights');
  if (!insights) return null;
  const { about, rules } = insightsStart(approvedText(insights));
  const missing = rules.filter((rule) => !client.brandGuidelines.includes(rule));
  const noAbout = !client.boilerplate?.trim() && about !== '';
  if (!noAbout && missing.length === 0) return null;
  return (
    <Stack
      as="section"
      gap={2}
      paddingY={3}
      paddingX={4}
      radius="control"
      background="sunken"
      size={13}
      aria-label="From the website insights"
    >
      <p>
        <Link to={paths.businessLearning.href()}>Website insights</Link> that you approved offer a start:
      </p>
      <Box as="ul" paddingStart={4}>
        {noAbout && <li>{about}</li>}
        {missing.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
      <Row gap={2} align="center" wrap>
        {noAbout && (
          <Button
            size="small"
            disabled={disabled}
            onClick={() => {
              if (changeBrand({ boilerplate: about })) notify(undoNotice('Boilerplate started', about));
            }}
          >
            Start the boilerplate
          </Button>
        )}
        {missing.length > 0 && (
          <Button
            size="small"
            disabled={disabled}
            onClick={() => {
              const brandGuidelines = [client.brandGuidelines.trim(), ...missing].filter(Boolean).join('\n');
              if (changeBrand({ brandGuidelines }))
                notify(undoNotice('Guidelines added', `${missing.length} from the website insights`));
            }}
          >
            Add to the guidelines
          </Button>
        )}
      </Row>
    </Stack>
  );
}
