import { brandUse } from '@steps/business';
import { AccentContrast, Segmented } from '@steps/platform/fields';
import { Section, Stack } from '@steps/platform/ui';
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
    <div className="s-no-print">
      <Section title="Colours of Steps" purpose={`While ${client.businessName} is open.`}>
        <Stack gap={4} bound alignContent="start">
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
            <AccentContrast
              colour={colour}
              ratioWords={(ratio) => `${ratioText(ratio)} to 1`}
              adjustedWords={(adjusted) => `Adjusted to ${adjusted} to be readable`}
            />
          )}
        </Stack>
      </Section>
    </div>
  );
}
