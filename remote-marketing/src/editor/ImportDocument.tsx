import { readText } from '@steps/platform';
import { useNavigate } from '@steps/platform/router';
import { attemptLater, notify } from '@steps/platform/ui';
import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { type DocumentKind, titleOf } from './documentKind';
import type { DocumentRow, VersionRow } from './documentStore';

interface ImportDocumentProps<Row extends DocumentRow, Version extends VersionRow> {
  readonly kind: DocumentKind<Row, Version>;
  /** File endings, as `accept` of a file input. */
  readonly accept: string;
  /** Adds what the text of a file says, with notes on what could not be taken over. Throws when it cannot be read. */
  readonly add: (text: string) => { readonly row: Row; readonly notes: readonly string[] };
}

/** Takes a document out of a file that was exported before, and opens it. */
export function ImportDocument<Row extends DocumentRow, Version extends VersionRow>({
  kind: { store, hrefOf },
  accept,
  add,
}: ImportDocumentProps<Row, Version>) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const noun = titleOf(store.noun);
  const failure = {
    title: 'The file was not imported',
    description: (error: unknown) => (error instanceof Error ? error.message : String(error)),
  };
  const take = (file: File) =>
    attemptLater(failure, async () => {
      const { row, notes } = add((await readText(file)).text);
      navigate(hrefOf(row.id));
      notify({ title: `${noun} imported`, description: [row.name, ...notes].join(' · ') });
    });
  return (
    <>
      <Button icon={<FileUp size={16} aria-hidden />} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={`${noun} file`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void take(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
