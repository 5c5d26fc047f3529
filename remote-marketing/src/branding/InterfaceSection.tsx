import { brandUse } from '@steps/shared';
import { Segmented } from '@steps/shared/fields';
import { accessibleAccent, contrast, type Mode, Row, Section, Stack, StatusTag, Text } from '@steps/shared/ui';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { ratioText } from './brandColourRules';
import { changeBrand, type SectionProps } from './brandGuide';

/** Brand mode and its flag: whose colours Steps and its agents wear while the business is open. */
export function InterfaceSection({ client, rights }: SectionProps) {
  const { mode, applyToInterface } = brandUse(client);
  const help = useId();
  const colour = client.primaryColour;
  return (
    <Section title="Colours of Steps" purpose={`While ${client.businessName} is open.`}>
      <div className="s-stack">
        <Segmented
          label="Brand mode"
          disabled={!rights.brand}
          value={mode}
          onChange={(brandMode) => changeBrand({ brandMode })}
          options={[
            { value: 'platform', label: 'Steps' },
            { value: 'client', label: 'This business' },
          ]}
        />
        <div>
          <Checkbox
            aria-describedby={help}
            disabled={!rights.brand || mode === 'platform'}
            checked={applyToInterface}
            onChange={({ target }) => changeBrand({ applyBrand: target.checked })}
          >
            Apply to the interface
          </Checkbox>
          <p id={help} className="s-faint">
            Buttons, links and agents take the main colour of the brand.
          </p>
        </div>
        {mode === 'client' && applyToInterface && !colour && (
          <p className="s-faint">Choose a main colour first. Until then Steps keeps its own.</p>
        )}
        {mode === 'client' && colour && (
          <Stack as="ul" gap={2} plain aria-live="polite">
            <Result label="Light" colour={colour} mode="light" />
            <Result label="Dark" colour={colour} mode="dark" />
          </Stack>
        )}
      </div>
    </Section>
  );
}

interface ResultProps {
  readonly label: string;
  readonly colour: string;
  readonly mode: Mode;
}

function Result({ label, colour, mode }: ResultProps) {
  const { base, onBase } = accessibleAccent(colour, mode);
  const kept = base === colour.toLowerCase();
  return (
    <Row as="li" gap={3} rowGap={2} align="center" wrap>
      <Text
        as="span"
        paddingY={1}
        paddingX={3}
        radius="control"
        weight={500}
        style={{ background: base, color: onBase }}
      >
        Button text
      </Text>
      <span>
        {label}: {ratioText(contrast(base, onBase))} to 1
      </span>
      <StatusTag tone={kept ? 'success' : 'info'}>
        {kept ? 'Used as it is' : `Adjusted to ${base} to be readable`}
      </StatusTag>
    </Row>
  );
}
