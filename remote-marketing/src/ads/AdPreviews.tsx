import { useActiveClient } from '@steps/shared';
import { EmptyState } from '@steps/shared/ui';
import { Image as ImageIcon, Megaphone, Moon } from 'lucide-react';
import { useState } from 'react';
import type { Piece } from '../pieces/piece';
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
    <div className={styles.side}>
      <header className={styles.head}>
        <h2>Preview</h2>
        <button
          type="button"
          className="s-icon-button"
          aria-label="Dark"
          title="Dark"
          aria-pressed={dark}
          onClick={() => setDark(!dark)}
        >
          <Moon size={16} aria-hidden />
        </button>
      </header>
      {piece && ads.length > 0 ? (
        ads.map(({ network, words }) => (
          <figure key={network} className={styles.network}>
            <figcaption>{adNetworkNames[network]}</figcaption>
            {network === 'google-search' ? (
              <SearchPreview piece={piece} words={words} business={business} dark={dark} />
            ) : (
              <FeedPreview piece={piece} words={words} business={business} dark={dark} network={network} />
            )}
          </figure>
        ))
      ) : (
        <EmptyState
          icon={Megaphone}
          title="No advert yet"
          purpose="Each network shows here how your advert will look on it."
        />
      )}
      <p className="s-faint">Networks change their looks, and Google chooses which lines it puts together.</p>
    </div>
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
      <p className={styles.site}>
        <span className={styles.face} aria-hidden>
          {business.slice(0, 1).toUpperCase()}
        </span>
        <span>
          {business}
          <small>{[site, ...paths.filter(Boolean)].join(' › ')}</small>
        </span>
      </p>
      <p className={styles.headline}>{headlines.slice(0, 3).join(' | ')}</p>
      <p>{descriptions.slice(0, 2).join(' ')}</p>
    </div>
  );
}

function FeedPreview({ piece, words, business, dark, network }: PreviewProps & { readonly network: FeedNetwork }) {
  const [whole, setWhole] = useState(false);
  const limits = feedLimits[network];
  const { shown, cut } = cutText(words.text, limits.text);
  const description = piece.fields[`description.${network}`] ?? '';
  return (
    <div className={styles.feed} data-network={network} data-dark={dark || undefined}>
      <p className={styles.site}>
        <span className={styles.face} aria-hidden>
          {business.slice(0, 2).toUpperCase()}
        </span>
        <span>
          <b>{business}</b>
          <small>{network === 'linkedin' ? 'Promoted' : 'Sponsored'}</small>
        </span>
      </p>
      <p className={styles.text}>
        {whole ? words.text : shown}
        {cut && (
          <button type="button" className={styles.more} onClick={() => setWhole(!whole)}>
            {whole ? 'less' : 'more'}
          </button>
        )}
      </p>
      <div className={styles.picture}>
        <ImageIcon size={20} aria-hidden />
        Your picture, 1,200 × 628
      </div>
      <div className={styles.foot}>
        <span>
          <small>{siteOf(piece.fields.link)}</small>
          <b>{cutText(words.headlines[0] ?? '', limits.headline).shown}</b>
          {network === 'facebook' && description && <small>{cutText(description, limits.description).shown}</small>}
        </span>
        <span className={styles.button}>{buttonOf(network, piece.fields[`button.${network}`] ?? '').label}</span>
      </div>
    </div>
  );
}

/** The site's name as networks show it. */
function siteOf(link: string | undefined): string {
  const address = safeLink(link ?? '');
  return /^https?:/u.test(address) ? new URL(address).hostname.replace(/^www\./u, '') : 'example.com';
}
