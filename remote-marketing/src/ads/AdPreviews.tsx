import { useActiveClient } from '@steps/business';
import { EmptyState, IconButton, Row, Stack, Text } from '@steps/platform/ui';
import { Image as ImageIcon, Megaphone, Moon } from 'lucide-react';
import { useState } from 'react';
import type { Piece } from '../pieces/piece';
import { FoldedText, NetworkFace } from '../studio/networkParts';
import { safeLink } from '../studio/safeLink';
import styles from './AdPreviews.module.css';
import { adNetworkNames, buttonOf, type FeedNetwork, feedLimits } from './adNetworks';
import { type AdWords, cutText, searchAd } from './adRules';
import type { NetworkAd } from './useAds';

interface AdPreviewsProps {
  readonly piece: Piece | undefined;
  readonly ads: readonly NetworkAd[];
}

/** The adverts as each network will show them. */
export function AdPreviews({ piece, ads }: AdPreviewsProps) {
  const [dark, setDark] = useState(false);
  const business = useActiveClient()?.businessName ?? 'Your business';
  return (
    <Stack bound gap={3}>
      <Row as="header" gap={2} align="center" justify="between">
        <Text as="h2" size={14}>
          Preview
        </Text>
        <IconButton label="Dark" icon={Moon} aria-pressed={dark} onClick={() => setDark(!dark)} />
      </Row>
      {piece && ads.length > 0 ? (
        ads.map(({ network, words }) => (
          <Stack key={network} as="figure" gap={2} className={styles.network}>
            <figcaption>{adNetworkNames[network]}</figcaption>
            {network === 'google-search' ? (
              <SearchPreview piece={piece} words={words} business={business} dark={dark} />
            ) : (
              <FeedPreview piece={piece} words={words} business={business} dark={dark} network={network} />
            )}
          </Stack>
        ))
      ) : (
        <EmptyState
          icon={Megaphone}
          title="No advert yet"
          purpose="Each network shows here how your advert will look on it."
        />
      )}
      <p className="s-faint">Networks change their looks, and Google chooses which lines it puts together.</p>
    </Stack>
  );
}

interface PreviewProps {
  readonly piece: Piece;
  readonly words: AdWords;
  readonly business: string;
  readonly dark: boolean;
}

function SearchPreview({ piece, words, business, dark }: PreviewProps) {
  const { headlines, descriptions, paths } = searchAd([words], piece.fields);
  const site = siteOf(piece.fields.link);
  return (
    <div className={styles.search} data-dark={dark || undefined}>
      <b>Sponsored</b>
      <Row as="p" gap={2} align="center" lineHeight={1.3} className={styles.site}>
        <NetworkFace letters={business.slice(0, 1)} />
        <span>
          {business}
          <small>{[site, ...paths.filter(Boolean)].join(' › ')}</small>
        </span>
      </Row>
      <p className={styles.headline}>{headlines.slice(0, 3).join(' | ')}</p>
      <p>{descriptions.slice(0, 2).join(' ')}</p>
    </div>
  );
}

function FeedPreview({ piece, words, business, dark, network }: PreviewProps & { readonly network: FeedNetwork }) {
  const limits = feedLimits[network];
  const { shown, cut } = cutText(words.text, limits.text);
  const description = piece.fields[`description.${network}`] ?? '';
  return (
    <div className={styles.feed} data-network={network} data-dark={dark || undefined}>
      <Row as="p" gap={2} align="center" lineHeight={1.3} className={styles.site}>
        <NetworkFace letters={business.slice(0, 2)} />
        <span>
          <b>{business}</b>
          <small>{network === 'linkedin' ? 'Promoted' : 'Sponsored'}</small>
        </span>
      </Row>
      <FoldedText text={words.text} shown={shown} folded={cut} />
      <div className={styles.picture}>
        <ImageIcon size={20} aria-hidden />
        Your picture, 1,200 × 628
      </div>
      <Row gap={3} align="center" justify="between" className={styles.foot}>
        <span>
          <small>{siteOf(piece.fields.link)}</small>
          <b>{cutText(words.headlines[0] ?? '', limits.headline).shown}</b>
          {network === 'facebook' && description && <small>{cutText(description, limits.description).shown}</small>}
        </span>
        <span className={styles.button}>{buttonOf(network, piece.fields[`button.${network}`] ?? '').label}</span>
      </Row>
    </div>
  );
}

/** The site's name as networks show it. */
function siteOf(link: string | undefined): string {
  const address = safeLink(link ?? '');
  return /^https?:/u.test(address) ? new URL(address).hostname.replace(/^www\./u, '') : 'example.com';
}
