import { notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

/** More than a book; a browser would stand still over it. Bytes. */
const mostBytes = 2 * 1024 * 1024;

/** An article of a Markdown or HTML file. */
export function ImportArticle({ onRead }: { readonly onRead: (markdown: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size > mostBytes ? '' : await file.text();
    const problem =
      file.size > mostBytes
        ? 'It is larger than 2 MB.'
        : text.includes('\0')
          ? 'It is not a text file.'
          : text.trim()
            ? undefined
            : 'It is empty.';
    if (problem) notify({ title: `“${file.name}” was not imported`, description: problem, tone: 'destructive' });
    else onRead(isPage(file) ? (await import('../studio/richText')).htmlToMarkdown(text) : text);
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
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

const isPage = ({ name, type }: File): boolean => type === 'text/html' || /\.html?$/iu.test(name);
