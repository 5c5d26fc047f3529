import { formatMoment } from '@steps/platform';
import type { Piece } from '../pieces/piece';
import { PieceActions } from '../studio/PieceActions';
import { shareLink } from './networkRules';
import { networkNames, networks } from './socialChoices';
import type { Post } from './usePost';

interface SocialActionsProps {
  readonly piece: Piece;
  readonly post: Post;
}

/** What can be done with a post once its version is approved: give it a day, carry it to a network, say that it is out. */
export const SocialActions = ({ piece, post }: SocialActionsProps) => (
  <PieceActions
    piece={piece}
    state={stateInWords(piece, post)}
    menu="Share links"
    items={networks.map((network) => {
      const link = post.approved ? shareLink(network, post.textFor(network)) : undefined;
      const detail = post.approved ? (link ? undefined : withoutLink[network]) : 'Approve the post first';
      return {
        id: network,
        label: networkNames[network],
        disabled: !link,
        detail,
        onSelect: () => void window.open(link, '_blank', 'noopener,noreferrer'),
      };
    })}
    ready={post.approved}
    schedule={{
      title: 'Schedule this post',
      description:
        'Steps cannot post from the browser. On the day it is due on the marketing hub, with the link to the network.',
    }}
  />
);

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
