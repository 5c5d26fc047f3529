import { Segmented } from '@steps/platform/fields';
import {
  attempt,
  ChoiceField,
  EmptyState,
  notify,
  PageSkeleton,
  phoneQuery,
  Row,
  Stack,
  useMedia,
} from '@steps/platform/ui';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { deviceSizes } from '../editor/deviceSizes';
import type { Device } from '../editor/document';
import { answersOf, contactFromAnswers } from '../landing/pageAnswers';
import { withoutScript } from '../landing/pageHtml';
import { useFittedScale } from '../studio/useFittedScale';
import styles from './SitePreview.module.css';
import { fileAt, fileOf, folderOf, originOf } from './siteRules';
import type { OpenSite } from './useSiteSources';

/** The whole site as its files have it, in a frame that runs no scripts. Links between pages work, and its forms are answered here. */
export function SitePreview({ open: { site, sources, notFound, built } }: { readonly open: OpenSite }) {
  const [file, setFile] = useState('index.html');
  const phone = useMedia(phoneQuery);
  const [chosen, setDevice] = useState<Device>();
  const device = chosen ?? (phone ? 'mobile' : 'desktop');
  const { width, height } = deviceSizes[device];
  const { stage, scale } = useFittedScale(width);
  if (sources.length === 0)
    return <EmptyState icon={Globe} title="Nothing to show yet" purpose="Add a page, and the website appears here." />;
  if (!built) return <PageSkeleton />;
  const pages = sources.map(({ page }) => page);
  const places = [
    ...sources.map(({ name }, at) => ({ file: fileOf(pages, at), name })),
    { file: '404.html', name: notFound?.name ?? 'Page not found' },
  ];
  const shown = places.find((place) => place.file === file) ?? places[0];
  const html = built.files.get(shown?.file ?? '');
  const listen = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    page?.addEventListener('click', (event) => {
      // The frame has classes of its own: an element of it is no `Element` of this window.
      const link = (event.target as Element | null)?.closest?.('a')?.getAttribute('href');
      if (!link || link.startsWith('#')) return;
      event.preventDefault();
      const [path = ''] = link.split('#');
      const folder = folderOf(originOf(site.address));
      const within = path.startsWith(folder) ? path.slice(folder.length - 1) : path;
      const to = site.redirects.find(({ from }) => from === within)?.to ?? within;
      const next = to.startsWith('/') ? fileAt(pages, to) : to;
      if (places.some((place) => place.file === next)) setFile(next ?? '');
      else notify({ title: 'The preview stays on the website', description: link });
    });
    page?.addEventListener('submit', (event) => {
      event.preventDefault();
      if (shown) answer(shown.name, event.target as HTMLFormElement);
    });
  };
  return (
    <Stack gap={4} bound alignContent="start">
      <Row gap={3} align="center" wrap>
        <ChoiceField
          label="Page"
          hideLabel
          value={shown?.file ?? ''}
          onChange={setFile}
          options={places.map((place) => ({ value: place.file, label: place.name }))}
        />
        <Segmented
          label="Device"
          hideLabel
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'tablet', label: 'Tablet' },
            { value: 'mobile', label: 'Mobile' },
          ]}
        />
      </Row>
      <Stack ref={stage} justify="center" clip>
        <div style={{ blockSize: height * scale, inlineSize: width * scale }}>
          <iframe
            key={shown?.file}
            className={styles.frame}
            title={`${shown?.name}, ${device}`}
            sandbox="allow-same-origin allow-forms"
            srcDoc={typeof html === 'string' ? withoutScript(html) : ''}
            width={width}
            height={height}
            style={{ scale: String(scale) }}
            onLoad={({ currentTarget }) => listen(currentTarget)}
          />
        </div>
      </Stack>
    </Stack>
  );
}

function answer(pageName: string, form: HTMLFormElement): void {
  const { answers, consent } = answersOf(form);
  attempt('The answer was not kept', () => {
    const contact = contactFromAnswers(pageName, answers, consent);
    form.reset();
    notify({ title: 'Answer kept in the inbox', description: contact.name });
  });
}
