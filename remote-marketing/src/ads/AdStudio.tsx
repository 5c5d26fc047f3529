import { formatMoment, LookOnly } from '@steps/shared';
import { EmptyState } from '@steps/shared/ui';
import { Megaphone } from 'lucide-react';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { pieces } from '../pieces/piece';
import { BorrowBrief } from '../studio/BorrowBrief';
import { BriefForm } from '../studio/BriefForm';
import { EarlierPieces } from '../studio/EarlierPieces';
import { GenerationCards } from '../studio/GenerationCards';
import { MarketingPage } from '../studio/MarketingPage';
import { ResultsHead } from '../studio/ResultsHead';
import { StudioLayout } from '../studio/StudioLayout';
import { useStudio } from '../studio/useStudio';
import { VariantGroup } from '../studio/VariantGroup';
import { AdActions } from './AdActions';
import { AdBudget } from './AdBudget';
import { AdDetails } from './AdDetails';
import { AdFacts } from './AdFacts';
import { AdPreviews } from './AdPreviews';
import { adJobs } from './adJobs';
import { adChoices, adNetworkNames, adNetworks, firstAdChoices } from './adNetworks';
import { useAds } from './useAds';

/** Advertising: one brief becomes an advert for each network, within its limits, with its address, its budget and its file. */
export function AdStudio() {
  const studio = useStudio({ kind: 'ad', start: firstAdChoices, words: 'words' });
  const { piece, brief, busy } = studio;
  const ads = useAds(piece);
  return (
    <MarketingPage
      {...pageWords.ads}
      path={marketingPaths.ads.href()}
      crumb="Advertising"
      quiet={piece && <AdActions piece={piece} ads={ads} />}
    >
      <StudioLayout
        part={studio.part}
        onPart={studio.setPart}
        resultCount={ads.length}
        brief={
          <BriefForm
            studio="ad"
            choices={adChoices}
            words={{
              name: 'words',
              label: 'What you advertise',
              help: 'Say what it is, what it costs and why somebody should come now.',
            }}
            values={brief}
            onChange={studio.change}
            onGenerate={() => void studio.generate(adJobs(brief, piece))}
            onStartAgain={piece || brief.words ? studio.startAgain : undefined}
            again={piece !== undefined}
          >
            <BorrowBrief
              own={brief.words ?? ''}
              from={{ studio: 'email', words: 'prompt', label: 'Use the brief of your email' }}
              onUse={(text) => studio.change('words', text)}
            />
          </BriefForm>
        }
        results={
          <>
            <ResultsHead
              detail={piece && `Changed ${formatMoment(piece.updatedAt, new Date())}`}
              actions={<EarlierPieces kind="ad" current={piece?.id} onOpen={studio.open} />}
            />
            {busy && <GenerationCards studio="ad" />}
            {!piece && !busy && <NoResults />}
            {piece &&
              adNetworks.map((network) => {
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
            {piece && (
              <LookOnly module={pieces.modules} quiet>
                <AdDetails key={piece.id} piece={piece} ads={ads} />
                <AdBudget key={`${piece.id} budget`} piece={piece} />
              </LookOnly>
            )}
          </>
        }
        preview={<AdPreviews piece={piece} ads={ads} />}
      />
    </MarketingPage>
  );
}

const NoResults = () => (
  <EmptyState
    icon={Megaphone}
    title="No adverts yet"
    purpose="Write what you advertise and press Generate. You get an advert for each network to approve, change or reject."
  />
);
