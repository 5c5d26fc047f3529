import type { SeriesScope } from '@steps/business/calendar';
import { Dialog, Stack } from '@steps/platform/ui';
import { Button } from 'antd';

/** The words for what a change of one occurrence applies to. */
export const scopeLabels: Readonly<Record<SeriesScope, string>> = {
  one: 'This one',
  following: 'This and the following',
  all: 'All',
};

interface ScopeDialogProps {
  readonly title: string;
  readonly verb: string;
  readonly onChoose: (scope: SeriesScope) => void;
  readonly onClose: () => void;
}

/** Asks which occurrences of a recurring meeting are meant. */
export function ScopeDialog({ title, verb, onChoose, onClose }: ScopeDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={title}
      description="This meeting repeats. Which ones do you mean?"
      onClose={onClose}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <Stack gap={4} bound alignContent="start">
        {(['one', 'following', 'all'] as const).map((scope) => (
          <Button key={scope} block onClick={() => onChoose(scope)}>
            {verb} {scopeLabels[scope].toLowerCase()}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
