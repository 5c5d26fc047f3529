import { Allowed, useMay } from '@steps/business';
import { attempt, Box, Card, EmptyState, Grid, IconButton, lazyPart, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { notifyStep } from '../records/notices/stepNotice';
import { type CannedReply, exampleReplies } from './cannedReply';
import { createCannedReplies, deleteCannedReply, useCannedReplies } from './cannedState';
import styles from './support.module.css';

const CannedReplyDialog = lazyPart(async () => (await import('./CannedReplyDialog')).CannedReplyDialog);

const failure = {
  title: 'Not saved',
  description: 'The canned replies could not be changed. Please try again.',
};

const examples = {
  label: 'Start with three examples',
  onClick: () =>
    attempt(failure, () => {
      notifyStep(`${createCannedReplies(exampleReplies)} canned replies added`);
    }),
};

/** Answers that are written once and used often. */
export function RepliesTab() {
  const replies = useCannedReplies();
  const mayAdd = useMay()('add', 'support');
  const [editing, setEditing] = useState<CannedReply | 'new'>();
  return (
    <Stack gap={4} bound alignContent="start">
      {replies.length === 0 ? (
        <EmptyState
          icon={MessageSquareText}
          title="No canned replies yet"
          purpose="A canned reply is an answer you give again and again. Type / in a reply to insert one; name, company and ticket number are filled in."
          action={
            mayAdd && (
              <Button type="primary" onClick={() => setEditing('new')}>
                Add canned reply
              </Button>
            )
          }
          sample={mayAdd ? examples : undefined}
        />
      ) : (
        <>
          {mayAdd && (
            <div>
              <Button icon={<Plus size={16} aria-hidden />} onClick={() => setEditing('new')}>
                Add canned reply
              </Button>
            </div>
          )}
          <Grid as="ul" min={240} fill gap={4} plain aria-label="Canned replies">
            {replies
              .toSorted((one, other) => one.title.localeCompare(other.title, 'en-GB'))
              .map((reply) => (
                <ReplyCard key={reply.id} reply={reply} onEdit={() => setEditing(reply)} />
              ))}
          </Grid>
        </>
      )}
      {editing && (
        <Suspense>
          <CannedReplyDialog reply={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

function ReplyCard({ reply, onEdit }: { readonly reply: CannedReply; readonly onEdit: () => void }) {
  return (
    <Card as="li" gap={2} alignContent="start" padding={4} className={styles.reply}>
      <Row gap={2} align="start" justify="between">
        <div>
          <strong>{reply.title}</strong>
          <div className="s-faint">/{reply.shortcut}</div>
        </div>
        <Box as="span" fixed>
          <Allowed action="change" module="support">
            <IconButton label={`Edit ${reply.title}`} icon={Pencil} onClick={onEdit} />
          </Allowed>
          <Allowed action="delete" module="support">
            <IconButton
              label={`Delete ${reply.title}`}
              icon={Trash2}
              onClick={() =>
                attempt(failure, () => {
                  deleteCannedReply(reply.id);
                  notifyStep(`${reply.title} deleted`);
                })
              }
            />
          </Allowed>
        </Box>
      </Row>
      <p className={`${styles.messageBody} s-muted`}>{reply.body}</p>
    </Card>
  );
}
