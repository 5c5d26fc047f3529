import { Allowed, brandNameOf, exportFile, useActiveClient } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { LettersNotInFontError, someLetters } from '@steps/platform/pdf';
import { Link } from '@steps/platform/router';
import { ButtonLink, EmptyState, notify, Page, Stack, StatusTag, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { FileDown, Palette } from 'lucide-react';
import { useState } from 'react';
import { useBrandVoice } from '../content/brandState';
import { marketingPaths } from '../paths.generated';
import { fileNameOf } from '../studio/fileName';
import styles from './Branding.module.css';
import { BrandPreview } from './BrandPreview';
import { BusinessSection } from './BusinessSection';
import { brandGaps, useBrandRights } from './brandGuide';
import { ColoursSection } from './ColoursSection';
import { FontsSection } from './FontsSection';
import { InterfaceSection } from './InterfaceSection';
import { LogoSection } from './LogoSection';
import { VoiceSection } from './VoiceSection';

/** The module branding: the guidelines of the open business, each part kept as it is changed. */
export function Branding() {
  const client = useActiveClient();
  const rights = useBrandRights();
  if (!client) return <NoBusiness title="Branding" />;
  const gaps = brandGaps(client);
  const props = { client, rights };
  return (
    <Page
      title="Branding"
      purpose={`How ${brandNameOf(client)} looks and sounds on pages, in emails and wherever AI writes for it.`}
      width="full"
      badges={
        client.sample ? (
          <StatusTag>Sample</StatusTag>
        ) : (
          gaps.length === 0 && <StatusTag tone="success">Complete</StatusTag>
        )
      }
      actions={<ButtonLink to={marketingPaths.brandSetup.href()}>Step by step</ButtonLink>}
      primary={<BrandSheetButton />}
    >
      {gaps.length > 0 && (
        <Text tone="muted" size={13}>
          Still missing:{' '}
          {gaps.map(({ part, words }, nth) => (
            <span key={words}>
              {nth > 0 && ', '}
              <Link to={`${marketingPaths.brandSetup.href()}?step=${part}`}>{words}</Link>
            </span>
          ))}
        </Text>
      )}
      {!rights.brand && <p className="s-faint">Your role shows the brand, but does not change it.</p>}
      <div className={styles.frame}>
        <div className={styles.branding}>
          <Stack gap={4} shrink>
            <LogoSection key={client.id} {...props} />
            <ColoursSection {...props} />
            <FontsSection {...props} />
            <VoiceSection {...props} />
            <InterfaceSection {...props} />
            <BusinessSection {...props} />
          </Stack>
          <div className={styles.preview}>
            <BrandPreview client={client} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** Saves the guidelines as a PDF. */
export function BrandSheetButton() {
  const client = useActiveClient();
  const voice = useBrandVoice();
  const [making, setMaking] = useState(false);
  if (!client) return null;
  const download = async () => {
    setMaking(true);
    try {
      const { brandSheetPdf } = await import('./brandSheet');
      const file = await brandSheetPdf(client, voice);
      exportFile('branding', fileNameOf(`${brandNameOf(client)} brand sheet`, 'pdf'), file);
    } catch (error) {
      const letters = error instanceof LettersNotInFontError ? error.letters : undefined;
      if (!letters) console.error('The brand sheet could not be made.', error);
      notify({
        title: letters ? `The PDF cannot show ${someLetters(letters)}` : 'The brand sheet could not be made',
        description: letters ? 'Write these words in Latin, Greek or Cyrillic letters.' : 'Please try again.',
        tone: 'destructive',
      });
    } finally {
      setMaking(false);
    }
  };
  return (
    <Allowed action="export" module="branding">
      <Button type="primary" icon={<FileDown size={16} aria-hidden />} loading={making} onClick={() => void download()}>
        Save brand sheet
      </Button>
    </Allowed>
  );
}

/** A page about the brand while no business is open. */
export const NoBusiness = ({ title }: { readonly title: string }) => (
  <Page title={title}>
    <EmptyState
      icon={Palette}
      title="No business is open"
      purpose="A brand belongs to a business. Set one up, or open one in the settings."
      action={<ButtonLink to={paths.module.href('settings', { section: 'clients' })}>Open the settings</ButtonLink>}
    />
  </Page>
);
