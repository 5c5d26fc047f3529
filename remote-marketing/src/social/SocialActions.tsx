import { formatMoment, RuleError } from '@steps/shared';
import { MomentField } from '@steps/shared/fields';
import { Dialog, Menu, notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Piece } from '../pieces/piece';
import { publishPiece, schedulePiece } from '../pieces/pieceState';
import { shareLink } from './networkRules';
import styles from './SocialActions.module.css';
import { networkNames, networks } from './socialChoices';
import type { Post } from './usePost';

interface SocialActionsProps {
  readonly piece: Piece;
  readonly post: Post;
}

/** What can be done with a post once its version is approved: give it a day, carry it to a network, say that it is out. */
export function SocialActions({ piece, post }: SocialActionsProps) {
  const [scheduling, setScheduling] = useState(false);
  return (
    <>
      <span className={styles.hint}>{stateInWords(piece, post)}</span>
      <Menu
        label="Share links"
        trigger="Share links"
        align="end"
        items={[
          ...networks.map((network) => {
            const link = post.approved ? shareLink(network, post.textFor(network)) : undefined;
            const detail = post.approved ? (link ? undefined : withoutLink[network]) : 'Approve the post first';
            return {
              id: network,
              label: networkNames[network],
              disabled: !link,
              ...(detail ? { detail } : {}),
              onSelect: () => void window.open(link, '_blank', 'noopener,noreferrer'),
            };
          }),
          {
            id: 'published',
            label: 'Mark as published',
            separated: true,
            disabled: !post.approved || piece.publishedAt !== undefined,
            onSelect: () => attempt(() => publishPiece(piece.id)),
          },
        ]}
      />
      <Button
        disabled={!post.approved || piece.publishedAt !== undefined}
        icon={<CalendarPlus size={16} aria-hidden />}
        onClick={() => setScheduling(true)}
      >
        Schedule
      </Button>
      {scheduling && <ScheduleDialog piece={piece} onClose={() => setScheduling(false)} />}
    </>
  );
}

const withoutLink: Readonly<Record<string, string>> = {
  facebook: 'Facebook takes a link only: put one into the post',
  instagram: 'Instagram takes nothing from a browser: copy the text',
};

function stateInWords(piece: Piece, post: Post): string {
  const now = new Date();
  if (piece.publishedAt) return `Published ${formatMoment(piece.publishedAt, now)}`;
  if (!post.approved) return 'Approve a post to schedule it';
  return piece.scheduledAt ? `Scheduled ${formatMoment(piece.scheduledAt, now)}` : 'Approved';
}

interface ScheduleDialogProps {
  readonly piece: Piece;
  readonly onClose: () => void;
}

/** Gives a piece its day. On that day the hub says what is due: a browser that is closed cannot post. */
function ScheduleDialog({ piece, onClose }: ScheduleDialogProps) {
  const [moment, setMoment] = useState(piece.scheduledAt ? localMoment(piece.scheduledAt) : '');
  const save = () => {
    if (!moment) return;
    if (attempt(() => schedulePiece(piece.id, new Date(moment).toISOString()))) onClose();
  };
  return (
    <Dialog
      open
      title="Schedule this post"
      description="Steps cannot post from the browser. On the day it is due on the marketing hub, with the link to the network."
      size="small"
      onClose={onClose}
      footer={
        <>
          {piece.scheduledAt && (
            <Button
              type="text"
              onClick={() => {
                if (attempt(() => schedulePiece(piece.id, undefined))) onClose();
              }}
            >
              Remove the day
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" disabled={!moment} onClick={save}>
            Schedule
          </Button>
        </>
      }
    >
      <MomentField label="Day and time" value={moment} onChange={setMoment} />
    </Dialog>
  );
}

/** `YYYY-MM-DDTHH:mm` on the user's own clock. */
function localMoment(utc: string): `${string}T${string}` {
  const date = new Date(utc);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    notify({ title: 'Nothing was changed', description: error.message, tone: 'destructive' });
    return false;
  }
}
