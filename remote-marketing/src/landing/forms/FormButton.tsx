import { usePostAddresses } from '@steps/business/mail';
import { lazyPart } from '@steps/platform/ui';
import { Button } from 'antd';
import { ClipboardList } from 'lucide-react';
import { reading } from '../../editor/documentRules';
import { useEditing } from '../../editor/EditorContext';

/** Publishing takes a dialog of its own, fetched when somebody does. */
export const FormDialog = lazyPart(async () => (await import('./FormDialog')).FormDialog);

/** Whether the form of the open page can be published: it has one, and the business has a post office. */
export function useCanPublishForm(): boolean {
  const offices = usePostAddresses();
  const hasForm = useEditing(({ document }) => reading(document).some((id) => document.nodes[id]?.kind === 'form'));
  return hasForm && offices.length > 0;
}

/** Opens what is said of the page’s form when it is published. */
export const FormButton = ({ onOpen }: { readonly onOpen: () => void }) => (
  <Button type="text" icon={<ClipboardList size={16} aria-hidden />} onClick={onOpen}>
    Form
  </Button>
);
