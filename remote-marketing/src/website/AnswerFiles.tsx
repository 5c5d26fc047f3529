import { exportFile } from '@steps/business';
import type { AnswerFile } from '@steps/business/forms';
import { sizeText } from '@steps/platform/numbers';
import { attemptLater, Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';

interface AnswerFilesProps {
  readonly answerId: string;
  readonly files: readonly AnswerFile[];
}

/** Files that came with an answer, to be saved. They come from strangers: nothing of them is opened here. */
export const AnswerFiles = ({ answerId, files }: AnswerFilesProps) => (
  <Row gap={2} wrap>
    {files.map((file, nth) => (
      <Button
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells files apart
        key={nth}
        size="small"
        icon={<Download size={14} aria-hidden />}
        aria-label={`Save ${file.name}`}
        onClick={() =>
          void attemptLater('The file was not saved', async () => {
            const { formFile } = await import('../inbox/formFile');
            exportFile('website', file.name, await formFile(answerId, nth, file));
          })
        }
      >
        {file.name} ({sizeText(file.size)})
      </Button>
    ))}
  </Row>
);
