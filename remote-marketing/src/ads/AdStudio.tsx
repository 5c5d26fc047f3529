import { LookOnly } from '@steps/business';
import { Megaphone } from 'lucide-react';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { type Piece, pieces } from '../pieces/piece';
import { StudioPage } from '../studio/StudioPage';
import { taskJob } from '../studio/taskJob';
import { useStudio } from '../studio/useStudio';
import { VariantGroup } from '../studio/VariantGroup';
import { AdActions } from './AdActions';
import { AdBudget } from './AdBudget';
import { AdDetails } from './AdDetails';
import { AdFacts } from './AdFacts';
import { AdPreviews } from './AdPreviews';
import { adChoices, adNetworkNames, adNetworks, firstAdChoices, networksOf } from './adNetworks';
import { type NetworkAd, useAds } from './useAds';

/** Advertising: one brief becomes an advert for each network, within its limits, with its address, its budget and its file. */
export function AdStudio() {
  const studio = useStudio({ kind: 'ad', start: firstAdChoices, words: 'words' });
  const { piece, brief } = studio;
  const { objective, tone, audience, framework, words } = brief;
  const ads = useAds(piece);
  return (
    <StudioPage
      studio={studio}
      page={{ ...pageWords.ads, path: marketingPaths.ads.href(), crumb: 'Advertising' }}
      choices={adChoices}
      words={{
        label: 'What you advertise',
        help: 'Say what it is, what it costs and why somebody should come now.',
      }}
      jobs={() =>
        networksOf(brief.network).map((network) =>
          taskJob({
            part: network,
            label: adNetworkNames[network],
            load: async () => (await import('../tasks/adCopy')).adCopy,
            input: { platform: network, objective, tone, audience, framework, brief: words },
            round: piece?.parts[network]?.options.length ?? 0,
          }),
        )
      }
      borrow={{ studio: 'email', words: 'prompt', label: 'Use the brief of your email' }}
      actions={piece && <AdActions piece={piece} ads={ads} />}
      resultCount={ads.length}
      results={piece && <AdResults piece={piece} ads={ads} />}
      nothing={{
        icon: Megaphone,
        title: 'No adverts yet',
        purpose:
          'Write what you advertise and press Generate. You get an advert for each network to approve, change or reject.',
      }}
      preview={<AdPreviews piece={piece} ads={ads} />}
    />
  );
}

function AdResults({ piece, ads }: { readonly piece: Piece; readonly ads: readonly NetworkAd[] }) {
  return (
    <>
      {adNetworks.map((network) => {
        const part = piece.parts[network];
        return (
          part && (
            <VariantGroup
              key={network}
              title={adNetworkNames[network]}
              pieceId={piece.id}
              name={network}
              part={part}
              facts={(text) => <AdFacts network={network} text={text} />}
            />
          )
        );
      })}
      <LookOnly module={pieces.modules} hideNote>
        <AdDetails key={piece.id} piece={piece} ads={ads} />
        <AdBudget key={`${piece.id} budget`} piece={piece} />
      </LookOnly>
    </>
  );
}
