import { brandNameOf, useActiveClient } from '@steps/business';
import { StepsBar } from '@steps/platform/fields';
import { paths } from '@steps/platform/paths';
import { Link, useSearchParams } from '@steps/platform/router';
import { Box, ButtonLink, Grid, Page, Row, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { type ComponentType, useRef } from 'react';
import { marketingPaths } from '../paths.generated';
import { BrandSheetButton, NoBusiness } from './Branding';
import { BrandPreview } from './BrandPreview';
import styles from './BrandSetup.module.css';
import { BusinessSection } from './BusinessSection';
import { type BrandPart, brandGaps, brandParts, type SectionProps, useBrandRights } from './brandGuide';
import { ColoursSection } from './ColoursSection';
import { FontsSection } from './FontsSection';
import { LogoSection } from './LogoSection';
import { VoiceSection } from './VoiceSection';

const bodies: Readonly<Record<BrandPart, ComponentType<SectionProps>>> = {
  business: BusinessSection,
  logo: LogoSection,
  colours: ColoursSection,
  fonts: FontsSection,
  voice: VoiceSection,
};
const parts = Object.keys(brandParts) as BrandPart[];
const steps = [...parts.map((id) => ({ id, title: brandParts[id] })), { id: 'done', title: 'Done' }];

/** /brand-setup: the brand of the open business, a part at a time. Each answer is kept at once, so it can be left at any step. */
export function BrandSetup() {
  const client = useActiveClient();
  const rights = useBrandRights();
  const [query, setQuery] = useSearchParams();
  const place = useRef<HTMLElement>(null);
  if (!client) return <NoBusiness title="Brand setup" />;
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === query.get('step')),
  );
  const go = (id: string) => {
    setQuery({ step: id });
    place.current?.focus();
  };
  const part = parts[at];
  const Body = part && bodies[part];
  const [before, after] = [steps[at - 1], steps[at + 1]];
  return (
    <Page
      title="Brand setup"
      purpose={`Five short steps for ${brandNameOf(client)}. Everything is kept as you go.`}
      canonical={marketingPaths.brandSetup.path}
      crumbs={[{ label: 'Branding', href: paths.module.href('branding') }, { label: 'Brand setup' }]}
      back={{ label: 'Branding', href: paths.module.href('branding') }}
    >
      <StepsBar
        label="Brand setup"
        steps={steps}
        current={steps[at]?.id ?? 'business'}
        reached={steps.length}
        onGo={go}
      />
      <section ref={place} className={styles.place} tabIndex={-1} aria-label={`Step: ${steps[at]?.title}`}>
        {Body ? <Body key={client.id} client={client} rights={rights} /> : <Done client={client} />}
      </section>
      <Row gap={2}>
        {before && <Button onClick={() => go(before.id)}>Back</Button>}
        {after ? (
          <Button type="primary" onClick={() => go(after.id)}>
            {after.id === 'done' ? 'Finish' : 'Next'}
          </Button>
        ) : (
          <ButtonLink primary to={paths.module.href('branding')}>
            Open branding
          </ButtonLink>
        )}
      </Row>
    </Page>
  );
}

/** What came of it, and what is still missing. */
function Done({ client }: Pick<SectionProps, 'client'>) {
  const gaps = brandGaps(client);
  return (
    <Grid min={320} gap={4} align="start">
      <Section title={gaps.length === 0 ? 'The brand is complete' : 'Still missing'}>
        <Stack gap={4} bound alignContent="start">
          {gaps.length === 0 ? (
            <p>New pages and emails begin with its colours and fonts, and AI writes in its voice.</p>
          ) : (
            <Box as="ul" paddingStart={4}>
              {gaps.map(({ part, words }) => (
                <li key={words}>
                  <Link to={`?step=${part}`}>{words}</Link>
                </li>
              ))}
            </Box>
          )}
          <div>
            <BrandSheetButton />
          </div>
        </Stack>
      </Section>
      <BrandPreview client={client} />
    </Grid>
  );
}
