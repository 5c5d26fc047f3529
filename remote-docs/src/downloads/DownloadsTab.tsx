import { saveFile } from '@steps/platform';
import { sizeText } from '@steps/platform/numbers';
import { notify, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Download as DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import help from '../content/help/contents.md';
import { type Download, downloads } from './downloads';
import styles from './downloads.module.css';

/** Pages of the manual that the specification names (spec 2, section 9). */
const specifiedPages = 147;

/** Files to take along; each is made in the browser when it is asked for. */
export function DownloadsTab() {
  return (
    <Section title="Downloads" purpose="Made in your browser when you ask for them.">
      <Stack as="ul" plain className={styles.files}>
        <ManualRow />
        {downloads.map((download) => (
          <FileRow key={download.name} download={download} />
        ))}
      </Stack>
    </Section>
  );
}

type Making =
  | { readonly state: 'idle' | 'making' }
  | { readonly state: 'made'; readonly pages: number; readonly bytes: number };

function ManualRow() {
  const [making, setMaking] = useState<Making>({ state: 'idle' });
  const download = async () => {
    setMaking({ state: 'making' });
    try {
      const { manualPdf } = await import('./manual');
      const { file, pages } = await manualPdf(help);
      // biome-ignore lint/plugin/allowExport: help holds no record
      saveFile('steps-user-manual.pdf', file);
      setMaking({ state: 'made', pages, bytes: file.size });
    } catch (error) {
      console.error('The manual could not be made.', error);
      setMaking({ state: 'idle' });
      notify({
        tone: 'destructive',
        title: 'The manual was not made',
        description: 'Part of the program could not be loaded. Check your connection and try again.',
      });
    }
  };
  return (
    <li>
      <div>
        <h3>User manual PDF</h3>
        <p className="s-muted">
          Everything in the help centre, to read or print. The specification names {specifiedPages} pages; this one has
          as many as the help fills.
        </p>
        <p className="s-faint" role="status">
          {making.state === 'made' && `${making.pages} pages, ${sizeText(making.bytes)}`}
          {making.state === 'making' && 'Making the manual…'}
        </p>
      </div>
      <Button
        icon={<DownloadIcon size={16} aria-hidden />}
        loading={making.state === 'making'}
        onClick={() => void download()}
        aria-label="Download user manual PDF"
      >
        Download
      </Button>
    </li>
  );
}

function FileRow({ download: { name, title, says, type, text } }: { readonly download: Download }) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p className="s-muted">{says}</p>
        <p className="s-faint">
          {name}, {sizeText(new Blob([text()]).size)}
        </p>
      </div>
      <Button
        icon={<DownloadIcon size={16} aria-hidden />}
        // biome-ignore lint/plugin/allowExport: help holds no record
        onClick={() => saveFile(name, text(), type)}
        aria-label={`Download ${title}`}
      >
        Download
      </Button>
    </li>
  );
}
