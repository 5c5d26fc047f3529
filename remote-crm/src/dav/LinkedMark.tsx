import { DavQuestionList, type LinkedTo } from '@steps/business/dav';
import { Stack } from '@steps/platform/ui';

/** Where a meeting or contact is kept equal with, and what that asks. */
export const LinkedMark = ({ linked: { link, questions } }: { readonly linked: LinkedTo }) => (
  <Stack gap={1} paddingY={1}>
    <span className="s-faint">{`${way(link)} ${link.name}`}</span>
    {questions.length > 0 && <DavQuestionList questions={questions} nameless />}
  </Stack>
);

function way({ mode, feed }: LinkedTo['link']): string {
  if (mode === 'write') return 'Sent to';
  return mode === 'both' && !feed ? 'Synced with' : 'Read from';
}
