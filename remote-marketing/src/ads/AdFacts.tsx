import { Row } from '@steps/platform/ui';
import { Check, TriangleAlert } from 'lucide-react';
import styles from './AdFacts.module.css';
import { type AdLimit, type AdNetwork, adNetworkNames, feedLimits, searchLimits } from './adNetworks';
import { adWords, limitOf } from './adRules';

interface AdFactsProps {
  readonly network: AdNetwork;
  /** The result as it is written. */
  readonly text: string;
}

/** How much of each limit a version uses. */
export function AdFacts({ network, text }: AdFactsProps) {
  const words = adWords(text);
  const limits =
    network === 'google-search'
      ? { headline: searchLimits.headline, text: searchLimits.description }
      : feedLimits[network];
  const lines = [
    ...(network === 'google-search' ? words.headlines : words.headlines.slice(0, 1)).map(
      (headline, index, all) =>
        [all.length > 1 ? `Headline ${index + 1}` : 'Headline', headline, limits.headline] as const,
    ),
    [network === 'google-search' ? 'Description' : 'Text', words.text, limits.text] as const,
  ];
  return (
    <Row
      as="ul"
      gap={4}
      rowGap={1}
      wrap
      tone="muted"
      size={13}
      plain
      className={styles.facts}
      aria-label={`Limits of ${adNetworkNames[network]}`}
    >
      {lines.map(([name, value, limit]) => (
        <Fact key={name} name={name} network={network} text={value} limit={limit} />
      ))}
    </Row>
  );
}

interface FactProps {
  readonly name: string;
  readonly network: AdNetwork;
  readonly text: string;
  readonly limit: AdLimit;
}

function Fact({ name, network, text, limit }: FactProps) {
  const { words, cut, refused } = limitOf(network, text, limit);
  const Icon = cut || refused ? TriangleAlert : Check;
  return (
    <li data-over={cut || refused || undefined}>
      <Icon size={14} aria-hidden />
      {name}: {words} characters{refused ? ', too long' : cut ? ', the rest is cut' : ''}
    </li>
  );
}
