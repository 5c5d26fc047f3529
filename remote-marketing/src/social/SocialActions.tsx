import { formatMoment, useMay } from '@steps/shared';
import { attempt, Menu, Text } from '@steps/shared/ui';
import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { type Piece, pieces } from '../pieces/piece';
import { publishPiece } from '../pieces/pieceState';
import { ScheduleDialog } from '../studio/ScheduleDialog';
import { shareLink } from './networkRules';
import { networkNames, networks } from './socialChoices';
import type { Post } from './usePost';

interface SocialActionsProps {
  readonly piece: Piece;
  readonly post: Post;
}

/** What can be done with a post once its version is approved: give it a day, carry it to a network, say that it is out. */
export function SocialActions({ piece, post }: SocialActionsProps) {
  const mayChange = useMay()('change', pieces.modules);
  const [scheduling, setScheduling] = useState(false);
  return (
    <>
      <Text as="span" alignSelf="center" tone="muted" size={12}>
        {stateInWords(piece, post)}
      </Text>
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
              detail,
              onSelect: () => void window.open(link, '_blank', 'noopener,noreferrer'),
            };
          }),
          ...(mayChange
            ? [
                {
                  id: 'published',
                  label: 'Mark as published',
                  separated: true,
                  disabled: !post.approved || piece.publishedAt !== undefined,
                  onSelect: () => attempt('Not saved', () => publishPiece(piece.id)),
                },
              ]
            : []),
        ]}
      />
      {mayChange && (
        <Button
          disabled={!post.approved || piece.publishedAt !== undefined}
          icon={<CalendarPlus size={16} aria-hidden />}
          onClick={() => setScheduling(true)}
        >
          Schedule
        </Button>
      )}
      {scheduling && (
        <ScheduleDialog
          piece={piece}
          title="Schedule this post"
          description="Steps cannot post from the browser. On the day it is due on the marketing hub, with the link to the network."
          onClose={() => setScheduling(false)}
        />
      )}
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
