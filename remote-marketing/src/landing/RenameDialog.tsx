import { RuleError } from '@steps/shared';
import { Dialog, FormField, notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { undoNotice } from '../studio/undoNotice';
import type { LandingPage } from './landingPage';
import { renamePage } from './landingPageState';

/** Another name for a page. */
export function RenameDialog({ page, onClose }: { readonly page: LandingPage; readonly onClose: () => void }) {
  const form = useId();
  const [name, setName] = useState(page.name);
  const [problem, setProblem] = useState<string>();
  const rename = () => {
    try {
      renamePage(page.id, name);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return setProblem(error.message);
    }
    onClose();
    notify(undoNotice('Page renamed', name.trim()));
  };
  return (
    <Dialog
      open
      title="Rename page"
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={form}>
            Rename
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <FormField label="Name" error={problem}>
          {(control) => (
            <input
              {...control}
              className="s-input"
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
      </form>
    </Dialog>
  );
}
