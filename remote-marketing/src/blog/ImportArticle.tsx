import { type DecodedText, type Encoding, readText } from '@steps/platform';
import { TextReadingField } from '@steps/platform/fields';
import { Dialog, notify } from '@steps/platform/ui';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './ImportArticle.module.css';

/** More than a book; a browser would stand still over it. Bytes. */
const mostBytes = 2 * 1024 * 1024;

/** An article of a Markdown or HTML file. Where its letters are a guess, the person sees what they are read as first. */
export function ImportArticle({ onRead }: { readonly onRead: (markdown: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [unsure, setUnsure] = useState<{ readonly file: File; readonly reading: DecodedText }>();
  const take = async (file: File, { text }: DecodedText) => {
    setUnsure(undefined);
    if (!isPage(file)) return onRead(text);
    const [{ htmlToMarkdown }, { wordLists }] = await Promise.all([
      import('../studio/richText'),
      import('../studio/wordHtml'),
    ]);
    onRead(htmlToMarkdown(wordLists(text)));
  };
  const read = async (file: File, encoding?: Encoding) => {
    const reading = file.size > mostBytes ? undefined : await readText(file, encoding);
    const problem =
      reading === undefined
        ? 'It is larger than 2 MB.'
        : isNoText(reading)
          ? 'It is not a text file.'
          : reading.text.trim()
            ? undefined
            : 'It is empty.';
    if (problem) notify({ title: `“${file.name}” was not imported`, description: problem, tone: 'destructive' });
    if (problem || !reading) return;
    if (reading.sure === 'certain' && reading.badCount === 0) await take(file, reading);
    else setUnsure({ file, reading });
  };
  return (
    <>
      <Button size="small" icon={<Upload size={14} aria-hidden />} onClick={() => input.current?.click()}>
        Import article
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Article file"
        accept=".md,.markdown,.txt,.html,.htm,text/markdown,text/plain,text/html"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void read(file);
          event.target.value = '';
        }}
      />
      {unsure && (
        <Dialog
          open
          title={`Import “${unsure.file.name}”`}
          onClose={() => setUnsure(undefined)}
          footer={
            <>
              <Button onClick={() => setUnsure(undefined)}>Cancel</Button>
              <Button type="primary" onClick={() => void take(unsure.file, unsure.reading)}>
                Import
              </Button>
            </>
          }
        >
          <TextReadingField reading={unsure.reading} onChoose={(encoding) => void read(unsure.file, encoding)} />
          <pre className={styles.begin}>{unsure.reading.text.slice(0, 600)}</pre>
        </Dialog>
      )}
    </>
  );
}

/** Zero bytes, or what looked like two bytes for a letter and is not. */
const isNoText = ({ text, encoding, badCount }: DecodedText): boolean =>
  text.includes('\0') || (encoding.startsWith('utf-16') && badCount > 0);

const isPage = ({ name, type }: File): boolean => type === 'text/html' || /\.html?$/iu.test(name);
