import { NameDialog } from '@steps/platform/fields';
import { notify } from '@steps/platform/ui';
import { Button } from 'antd';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useOpenEditorOf } from '../../editor/EditorContext';
import { labelOf } from '../../editor/editorVerbs';
import { undoNotice } from '../../studio/undoNotice';
import { saveSection } from './savedSection';

/** Keeps a block with all in it, to be added to other pages from the library. */
export function SaveSection({ id }: { readonly id: string }) {
  const editor = useOpenEditorOf();
  const [naming, setNaming] = useState(false);
  return (
    <>
      <Button block type="text" icon={<BookmarkPlus size={16} aria-hidden />} onClick={() => setNaming(true)}>
        Save as a section
      </Button>
      {naming && (
        <NameDialog
          title="Save as a section"
          start={labelOf(editor, id)}
          action="Save section"
          onName={(name) => {
            const section = saveSection(name, editor.get().document, id);
            notify(undoNotice('Section saved', `${section.name} is in the library, under Saved sections.`));
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
