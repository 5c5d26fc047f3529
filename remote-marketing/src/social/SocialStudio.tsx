import { formatMoment, LookOnly, useMay } from '@steps/shared';
import { EmptyState } from '@steps/shared/ui';
import { Share2 } from 'lucide-react';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { type Piece, pieces } from '../pieces/piece';
import { setPieceField } from '../pieces/pieceState';
import { BorrowBrief } from '../studio/BorrowBrief';
import { BriefForm } from '../studio/BriefForm';
import { ChoiceChips } from '../studio/ChoiceChips';
import { EarlierPieces } from '../studio/EarlierPieces';
import { GenerationCards } from '../studio/GenerationCards';
import { MarketingPage } from '../studio/MarketingPage';
import { OwnWords } from '../studio/OwnWords';
import { ResultsHead } from '../studio/ResultsHead';
import { StudioLayout } from '../studio/StudioLayout';
import { useStudio } from '../studio/useStudio';
import { VariantGroup } from '../studio/VariantGroup';
import { HashtagFields } from './HashtagFields';
import { NetworkPreviews } from './NetworkPreviews';
import { PictureField } from './PictureField';
import { SocialActions } from './SocialActions';
import { firstSocialChoices, isNetwork, limitHints, socialChoices, socialParts } from './socialChoices';
import { socialJobs } from './socialJobs';
import { type Post, usePost } from './usePost';

/** Social Media Studio: one brief, two posts to choose from, each shown as its network will show it. */
export function SocialStudio() {
  const studio = useStudio({ kind: 'social', start: firstSocialChoices, words: 'words' });
  const { piece, brief, busy } = studio;
  const post = usePost(piece);
  const rounds = Math.max(0, ...Object.values(piece?.parts ?? {}).map(({ options }) => options.length));
  return (
    <MarketingPage
      {...pageWords.social}
      path={marketingPaths.social.href()}
      crumb="Social Media"
      quiet={piece && <SocialActions piece={piece} post={post} />}
    >
      <StudioLayout
        part={studio.part}
        onPart={studio.setPart}
        resultCount={Object.keys(piece?.parts ?? {}).length}
        brief={
          <BriefForm
            studio="social"
            choices={socialChoices}
            words={{
              name: 'words',
              label: 'Content brief',
              help: `Say what it is and the facts to keep. Characters: ${limitHints}.`,
            }}
            values={brief}
            onChange={studio.change}
            onGenerate={() => void studio.generate(socialJobs(brief, rounds))}
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
              actions={<EarlierPieces kind="social" current={piece?.id} onOpen={studio.open} />}
            />
            {busy && <GenerationCards studio="social" />}
            {piece ? <SocialResults piece={piece} post={post} /> : !busy && <NoResults />}
          </>
        }
        preview={
          <NetworkPreviews
            piece={piece}
            post={post}
            network={isNetwork(brief.platform) ? brief.platform : firstSocialChoices.platform}
          />
        }
      />
    </MarketingPage>
  );
}

function SocialResults({ piece, post }: { readonly piece: Piece; readonly post: Post }) {
  const mayChange = useMay()('change', pieces.modules);
  const made = socialParts.flatMap(({ name, label }) => {
    const part = piece.parts[name];
    return part ? [{ name, label, part }] : [];
  });
  return (
    <>
      {made.length > 1 && mayChange && (
        <ChoiceChips
          legend="Use"
          choices={made.map(({ name, label }) => ({ value: name, label }))}
          value={post.part}
          onChange={(name) => setPieceField(piece.id, 'version', name)}
        />
      )}
      {made.map(({ name, label, part }) =>
        part.text === undefined ? (
          <VariantGroup key={name} title={label} pieceId={piece.id} name={name} part={part} />
        ) : (
          <OwnWords key={`${piece.id} ${name}`} title={label} pieceId={piece.id} name={name} part={part} />
        ),
      )}
      <LookOnly module={pieces.modules} quiet>
        <HashtagFields piece={piece} post={post} />
        <PictureField piece={piece} />
      </LookOnly>
    </>
  );
}

const NoResults = () => (
  <EmptyState
    icon={Share2}
    title="No results yet"
    purpose="Write what the post is about and press Generate. You get a main post and an alternative to approve, change or reject."
  />
);
