import { aiResults, approvedText } from '@steps/business';
import { useVersion } from '@steps/platform';
import type { Piece } from '../pieces/piece';
import { chosenId, partStatus, partText, variantName } from '../pieces/pieceRules';
import { resultOf } from '../pieces/pieceState';
import type { AdVersion } from './adFiles';
import { type AdNetwork, adNetworks } from './adNetworks';
import { type AdWords, adWords } from './adRules';

/** The advert of a piece for one network. */
export interface NetworkAd {
  readonly network: AdNetwork;
  /** The version in use. */
  readonly words: AdWords;
  readonly approved: boolean;
  /** All that a person approved: what may go out. */
  readonly versions: readonly AdVersion[];
}

/** The adverts of a piece, in render. */
export function useAds(piece: Piece | undefined): readonly NetworkAd[] {
  // The words are the ledger's.
  useVersion(aiResults);
  return adsOf(piece);
}

function adsOf(piece: Piece | undefined): readonly NetworkAd[] {
  return adNetworks.flatMap((network) => {
    const part = piece?.parts[network];
    if (!part || chosenId(part) === undefined) return [];
    const versions = part.options.flatMap((id, index) => {
      const result = resultOf(id);
      const approved = partStatus({ options: [id] }, resultOf) === 'approved';
      return result && approved ? [{ name: variantName(index), words: adWords(approvedText(result)) }] : [];
    });
    return [
      {
        network,
        words: adWords(partText(part, resultOf)),
        approved: partStatus(part, resultOf) === 'approved',
        versions,
      },
    ];
  });
}
