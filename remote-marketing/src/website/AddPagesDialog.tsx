import { attempt, Dialog, Stack } from '@steps/platform/ui';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { LandingPage } from '../landing/landingPage';
import { addPages } from './siteState';

interface AddPagesDialogProps {
  /** Those that are not in the site yet. */
  readonly pages: readonly LandingPage[];
  readonly onClose: () => void;
}

/** Landing pages that become pages of the website. */
export function AddPagesDialog({ pages, onClose }: AddPagesDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Dialog
      open
      title="Add landing pages"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              if (attempt('Not saved', () => addPages(chosen))) onClose();
            }}
          >
            Add
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {pages.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          >
            {name}
          </Checkbox>
        ))}
      </Stack>
    </Dialog>
  );
}
