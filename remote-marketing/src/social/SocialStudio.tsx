import { LookOnly, useMay } from '@steps/business';
import { Share2 } from 'lucide-react';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { type Piece, pieces } from '../pieces/piece';
import { setPieceField } from '../pieces/pieceState';
import { ChoiceChips } from '../studio/ChoiceChips';
import { OwnWords } from '../studio/OwnWords';
import { StudioPage } from '../studio/StudioPage';
import { taskJob } from '../studio/taskJob';
import { useStudio } from '../studio/useStudio';
import { VariantGroup } from '../studio/VariantGroup';
import { HashtagFields } from './HashtagFields';
import { NetworkPreviews } from './NetworkPreviews';
import { PictureField } from './PictureField';
import { SocialActions } from './SocialActions';
import { firstSocialChoices, isNetwork, limitHints, socialChoices, socialParts } from './socialChoices';
import { type Post, usePost } from './usePost';

/** Social Media Studio: one brief, two posts to choose from, each shown as its network will show it. */
export function SocialStudio() {
  const studio = useStudio({ kind: 'social', start: firstSocialChoices, words: 'words' });
  const { piece, brief } = studio;
  const { type, tone, platform, words } = brief;
  const post = usePost(piece);
  const round = Math.max(0, ...Object.values(piece?.parts ?? {}).map(({ options }) => options.length));
  return (
    <StudioPage
      studio={studio}
      page={{ ...pageWords.social, path: marketingPaths.social.href(), crumb: 'Social Media' }}
      choices={socialChoices}
      words={{ label: 'Content brief', help: `Say what it is and the facts to keep. Characters: ${limitHints}.` }}
      jobs={() =>
        socialParts.map(({ name, label }) =>
          taskJob({
            part: name,
            label,
            load: async () => (await import('../tasks/socialPost')).socialPost,
            input: { type, tone, platform, brief: words, version: label },
            round,
          }),
        )
      }
      borrow={{ studio: 'email', words: 'prompt', label: 'Use the brief of your email' }}
      actions={piece && <SocialActions piece={piece} post={post} />}
      resultCount={Object.keys(piece?.parts ?? {}).length}
      results={piece && <SocialResults piece={piece} post={post} />}
      nothing={{
        icon: Share2,
        title: 'No results yet',
        purpose:
          'Write what the post is about and press Generate. You get a main post and an alternative to approve, change or reject.',
      }}
      preview={
        <NetworkPreviews
          piece={piece}
          post={post}
          network={isNetwork(platform) ? platform : firstSocialChoices.platform}
        />
      }
    />
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
      <LookOnly module={pieces.modules} hideNote>
        <HashtagFields piece={piece} post={post} />
        <PictureField piece={piece} />
      </LookOnly>
    </>
  );
}
