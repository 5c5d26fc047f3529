import { Allowed, brandNameOf, type Client, exportFile } from '@steps/business';
import { counted } from '@steps/platform';
import { useSearchParams } from '@steps/platform/router';
import { attemptLater, notify, Page, StatusTag, Tabs } from '@steps/platform/ui';
import { Button } from 'antd';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { useFormAnswers } from '../inbox/formAnswers';
import { pageWords } from '../pageWords.generated';
import { asPng } from '../pictures/paintedPicture';
import { fileNameOf } from '../studio/fileName';
import { FormInbox } from './FormInbox';
import { PagesTab } from './PagesTab';
import { SettingsTab } from './SettingsTab';
import { SitePreview } from './SitePreview';
import { buildSite, siteZip } from './siteFiles';
import { type OpenSite, useOpenSite } from './useSiteSources';

/** The module website: pages in their order, how they look together, settings, and what visitors sent. */
export function Website() {
  const open = useOpenSite();
  const [params, setParams] = useSearchParams();
  const waiting = useFormAnswers().filter(({ readAt }) => !readAt).length;
  const show = (tab: string) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (tab === 'pages') next.delete('tab');
        else next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  return (
    <Page
      {...pageWords.website}
      width="full"
      badges={open.client?.sample && <StatusTag>Sample</StatusTag>}
      primary={
        <Allowed action="export" module="website">
          <SaveZip open={open} />
        </Allowed>
      }
    >
      <Tabs
        label="Parts of the website"
        value={params.get('tab') ?? 'pages'}
        onChange={show}
        tabs={[
          { id: 'pages', label: 'Pages', count: open.sources.length, panel: <PagesTab open={open} /> },
          { id: 'preview', label: 'Preview', panel: <SitePreview open={open} /> },
          { id: 'settings', label: 'Settings', panel: <SettingsTab site={open.site} /> },
          { id: 'inbox', label: 'Inbox', count: waiting, panel: <FormInbox /> },
        ]}
      />
    </Page>
  );
}

/** The brand with its drawings (SVG) as pictures: a drawing may carry a script, so none gets into a site. */
async function withPictures(client: Client): Promise<Client> {
  const pictured = async (address: string | undefined) =>
    address?.startsWith('data:image/svg+xml') ? await asPng(address).catch(() => undefined) : address;
  return { ...client, logo: await pictured(client.logo), favicon: await pictured(client.favicon) };
}

function SaveZip({ open: { site, sources, notFound, client } }: { readonly open: OpenSite }) {
  const [making, setMaking] = useState(false);
  const save = async () => {
    if (!client) return;
    setMaking(true);
    await attemptLater({ title: 'The zip could not be made', description: 'Please try again.' }, async () => {
      const built = buildSite(site, sources, await withPictures(client), notFound);
      exportFile(
        'website',
        fileNameOf(`${brandNameOf(client)} website`, 'zip'),
        new Blob([await siteZip(built)], { type: 'application/zip' }),
      );
      const problems = built.findings.length;
      notify({
        title: 'Website saved as a zip',
        description: `${counted(sources.length, 'page')}. Unpack it on your web host.${problems > 0 ? ` ${counted(problems, 'hint is', 'hints are')} under “Before you publish”.` : ''}`,
      });
    });
    setMaking(false);
  };
  return (
    <Button
      type="primary"
      icon={<FileArchive size={16} aria-hidden />}
      disabled={sources.length === 0 || !client}
      loading={making}
      onClick={() => void save()}
    >
      Save as zip
    </Button>
  );
}
