import { useContacts, useMay } from '@steps/business';
import { counted } from '@steps/platform';
import { lazyPart, Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { MailQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useWriters } from './writerState';

const WritersDialog = lazyPart(async () => (await import('./WritersDialog')).WritersDialog);

/** Says that people wrote who are no contacts; nothing where nobody did, or where that is not asked for. */
export function WritersNotice() {
  // Whoever becomes a contact is not offered any more.
  useContacts();
  const { length } = useWriters();
  const may = useMay()('add', 'crm');
  const [open, setOpen] = useState(false);
  if (!may || (length === 0 && !open)) return null;
  return (
    <>
      <Row
        as="section"
        gap={3}
        align="center"
        wrap
        padding={3}
        bordered
        radius="control"
        aria-label="People who wrote to you"
      >
        <MailQuestionMark size={16} aria-hidden />
        <span>
          {counted(length, 'person', 'people')} wrote to you and{' '}
          {length === 1 ? 'is not a contact' : 'are not contacts'}.
        </span>
        <Button size="small" onClick={() => setOpen(true)}>
          See who
        </Button>
      </Row>
      {open && (
        <Suspense>
          <WritersDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
