import { useActiveClient } from '@steps/business';
import { attempt, Box, EmptyState, IconButton, Row, Stack, Text, TextArea } from '@steps/platform/ui';
import { Button } from 'antd';
import { Moon, PencilLine, Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Piece } from '../pieces/piece';
import { setPieceField } from '../pieces/pieceState';
import { FoldedText, NetworkFace } from '../studio/networkParts';
import styles from './NetworkPreviews.module.css';
import { foldedText, limitHint, overText } from './networkRules';
import { type PostPicture, usePicture } from './postPicture';
import { type Network, networkNames, networks, socialParts } from './socialChoices';
import type { Post } from './usePost';

interface NetworkPreviewsProps {
  readonly piece: Piece | undefined;
  readonly post: Post;
  /** Shown open at first. */
  readonly network: Network;
}

/** The post as each network will show it, with its hint; a network can have a text of its own. */
export function NetworkPreviews({ piece, post, network }: NetworkPreviewsProps) {
  const [dark, setDark] = useState(false);
  const version = socialParts.find(({ name }) => name === post.part)?.label;
  const ordered = [network, ...networks.filter((one) => one !== network)];
  return (
    <Stack bound gap={3}>
      <Row as="header" gap={2} align="center" className={styles.head}>
        <Text as="h2" size={14}>
          Preview
        </Text>
        <span className="s-faint">{post.text && version}</span>
        <IconButton label="Dark" icon={Moon} aria-pressed={dark} onClick={() => setDark(!dark)} />
      </Row>
      {piece && post.text ? (
        ordered.map((one) => (
          <NetworkPreview key={one} piece={piece} post={post} network={one} dark={dark} open={one === network} />
        ))
      ) : (
        <EmptyState
          icon={Share2}
          title="No post yet"
          purpose="Each network shows here how your post will look on it."
        />
      )}
      <p className="s-faint">Limits are hints: each network counts links and emoji its own way.</p>
    </Stack>
  );
}

interface NetworkPreviewProps {
  readonly piece: Piece;
  readonly post: Post;
  readonly network: Network;
  readonly dark: boolean;
  readonly open: boolean;
}

function NetworkPreview({ piece, post, network, dark, open }: NetworkPreviewProps) {
  const text = post.textFor(network);
  const own = post.ownText(network) !== undefined;
  const picture = usePicture(piece.id);
  const { words, over } = limitHint(network, text);
  return (
    <Box as="details" bordered radius="surface" background="surface" className={styles.network} open={open}>
      <summary>
        <Text as="span" grow weight={600}>
          {networkNames[network]}
        </Text>
        {own && <span className="s-tag">Own text</span>}
        <Text as="span" tone="muted" size={12} tabular className={styles.count} data-over={over > 0 || undefined}>
          {words}
        </Text>
      </summary>
      <p className={styles.over}>{overText(network, over)}</p>
      <FeedPost network={network} text={text} dark={dark} picture={picture} />
      <OwnText piece={piece} post={post} network={network} />
    </Box>
  );
}

interface FeedPostProps {
  readonly network: Network;
  readonly text: string;
  readonly dark: boolean;
  readonly picture: PostPicture | undefined;
}

const deeds: Readonly<Record<Network, readonly string[]>> = {
  linkedin: ['Like', 'Comment', 'Repost', 'Send'],
  twitter: ['Reply', 'Repost', 'Like', 'Views'],
  facebook: ['Like', 'Comment', 'Share'],
  instagram: ['Like', 'Comment', 'Share', 'Save'],
};

/** A post as a feed shows it. Its buttons are a picture. */
function FeedPost({ network, text, dark, picture }: FeedPostProps) {
  const business = useActiveClient()?.businessName ?? 'Your business';
  const { shown, folded } = foldedText(network, text);
  return (
    <div className={styles.post} data-network={network} data-dark={dark || undefined}>
      <Row gap={2} align="center" lineHeight={1.3} className={styles.author}>
        <NetworkFace large letters={business.slice(0, 2)} />
        <span>
          <b>{business}</b>
          <small>{network === 'twitter' ? `@${business.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()}` : 'Now'}</small>
        </span>
      </Row>
      <FoldedText {...{ text, shown, folded }} />
      {picture && <img className={styles.picture} src={picture.data} alt={picture.alt} />}
      <Row as="p" justify="between" size={12} weight={600} className={styles.deeds} aria-hidden>
        {deeds[network].map((deed) => (
          <span key={deed}>{deed}</span>
        ))}
      </Row>
    </div>
  );
}

/** A text for one network alone. Only approved words can be changed here: the rest belongs into the review. */
function OwnText({ piece, post, network }: Pick<NetworkPreviewProps, 'piece' | 'post' | 'network'>) {
  const own = post.ownText(network);
  const name = networkNames[network];
  const set = (value: string) => {
    attempt('Not changed', () => {
      setPieceField(piece.id, `text.${network}`, value);
    });
  };
  if (own === undefined) {
    return (
      <Button
        type="text"
        size="small"
        disabled={!post.approved}
        title={post.approved ? undefined : 'Approve the post first'}
        icon={<PencilLine size={14} aria-hidden />}
        onClick={() => set(post.textFor(network))}
      >
        Change for {name}
      </Button>
    );
  }
  return (
    <Stack gap={2} justifyItems="start" className={styles.own}>
      <TextArea label={`Text for ${name}`} rows={5} value={own} onChange={(value) => set(value || ' ')} />
      <Button type="text" size="small" icon={<Undo2 size={14} aria-hidden />} onClick={() => set('')}>
        Use the same text everywhere
      </Button>
    </Stack>
  );
}
