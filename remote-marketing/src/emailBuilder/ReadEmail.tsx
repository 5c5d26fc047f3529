import { lookOnlyNote } from '@steps/business';
import { Page } from '@steps/platform/ui';
import { useState } from 'react';
import { EditorContext } from '../editor/EditorContext';
import type { Editor } from '../editor/editor';
import { marketingPaths } from '../paths.generated';
import type { EmailDesign } from './emailDesign';
import { emailStore } from './emailStore';
import { MailPreview } from './MailPreview';
import { useReader } from './useReader';

/** An email for whoever may not change it: as its readers get it. */
export function ReadEmail({ design }: { readonly design: EmailDesign }) {
  const [editor] = useState<Editor>(() => emailStore.open(design));
  const { contact, choose } = useReader();
  return (
    <Page
      title="Professional Email Builder"
      heading={design.name}
      purpose={lookOnlyNote}
      canonical={marketingPaths.emailBuilder.href()}
      width="full"
      back={{ label: 'All emails', href: marketingPaths.emailBuilder.href() }}
    >
      <EditorContext value={editor}>
        <MailPreview design={design} contact={contact} onContact={choose} />
      </EditorContext>
    </Page>
  );
}
