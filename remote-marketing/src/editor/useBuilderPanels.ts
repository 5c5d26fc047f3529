import { phoneQuery, useMedia } from '@steps/platform/ui';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { Editor } from './editor';
import { type Panels, preset, withSelection } from './panelRules';

/** The panels of an open builder: selecting a block opens the properties; a phone shows the document as phones do. */
export function useBuilderPanels(editor: Editor): readonly [Panels, Dispatch<SetStateAction<Panels>>] {
  const [panels, setPanels] = useState<Panels>(() => preset('advanced'));
  const phone = useMedia(phoneQuery);
  // A desktop's page would be too small to touch.
  useEffect(() => {
    if (phone) editor.set({ device: 'mobile' });
  }, [phone, editor]);
  // Wherever it was selected.
  useEffect(() => {
    let before = editor.get().selected;
    return editor.subscribe(() => {
      const { selected } = editor.get();
      if (selected !== before && selected.length > 0) setPanels(withSelection);
      before = selected;
    });
  }, [editor]);
  return [panels, setPanels];
}
