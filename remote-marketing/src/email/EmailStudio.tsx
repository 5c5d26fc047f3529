import { type Contact, useContact } from '@steps/business';
import { useSearchParams } from '@steps/platform/router';
import { Mail } from 'lucide-react';
import { Fragment } from 'react';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import type { Piece } from '../pieces/piece';
import { OwnWords } from '../studio/OwnWords';
import { Finish, GoOn } from '../studio/OwnWordsButtons';
import { StudioPage } from '../studio/StudioPage';
import { taskJob } from '../studio/taskJob';
import { useStudio } from '../studio/useStudio';
import { VariantGroup } from '../studio/VariantGroup';
import { EmailActions } from './EmailActions';
import { EmailExtras } from './EmailExtras';
import { EmailPreview } from './EmailPreview';
import { emailChoices, emailParts, firstEmailChoices } from './emailChoices';
import { MergeText } from './MergeText';
import { mergeFields } from './mergeRules';
import { SubjectFacts } from './SubjectFacts';
import { useEmailWords } from './useEmailWords';

/** Email Marketing Studio: one sentence becomes a subject line, a body and a call to action, which a person approves. */
export function EmailStudio() {
  const [params, setParams] = useSearchParams();
  const studio = useStudio({ kind: 'email', start: firstEmailChoices, words: 'prompt' });
  const { piece, brief } = studio;
  const { type, tone, audience, prompt } = brief;
  const { words, approved } = useEmailWords(piece);
  const contact = useContact(params.get('contact') ?? undefined);
  const choose = (id: string | undefined) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (id) next.set('contact', id);
        else next.delete('contact');
        return next;
      },
      { replace: true },
    );
  const round = Math.max(0, ...Object.values(piece?.parts ?? {}).map(({ options }) => options.length));
  return (
    <StudioPage
      studio={studio}
      page={{ ...pageWords.email, path: marketingPaths.email.href(), crumb: 'Email Marketing' }}
      choices={emailChoices}
      words={{ label: 'Subject-line prompt', help: 'Say what it is, who it is for and the facts to keep.' }}
      jobs={() =>
        emailParts.map(({ name, label, load }) =>
          taskJob({ part: name, label, load, input: { type, tone, audience, prompt }, round }),
        )
      }
      borrow={{ studio: 'social', words: 'words', label: 'Use the brief of your post' }}
      actions={piece && <EmailActions {...{ piece, words, approved, contact }} />}
      resultCount={Object.keys(piece?.parts ?? {}).length}
      results={
        piece && (
          <>
            <EmailResults piece={piece} contact={contact} />
            <EmailExtras piece={piece} contact={contact} />
          </>
        )
      }
      nothing={{
        icon: Mail,
        title: 'No results yet',
        purpose:
          'Write one sentence about your email and press Generate. You get a subject line, a body and a call to action to approve, change or reject.',
      }}
      preview={<EmailPreview words={words} contact={contact} onContact={choose} />}
    />
  );
}

interface EmailResultsProps {
  readonly piece: Piece;
  readonly contact: Contact | undefined;
}

function EmailResults({ piece, contact }: EmailResultsProps) {
  const fields = mergeFields.map(({ token, label, value }) => ({
    text: token,
    label: (contact && value(contact)) || label,
  }));
  return (
    <>
      {emailParts.map(({ name, label }) => {
        const part = piece.parts[name];
        if (!part) return null;
        const facts = (text: string) => name === 'subject' && <SubjectFacts subject={text} />;
        if (part.text !== undefined) {
          return (
            <Fragment key={name}>
              <OwnWords
                title={label}
                pieceId={piece.id}
                name={name}
                part={part}
                rows={name === 'body' ? 12 : 2}
                inserts={fields}
              />
              {facts(part.text)}
            </Fragment>
          );
        }
        return (
          <Fragment key={name}>
            <VariantGroup
              title={label}
              pieceId={piece.id}
              name={name}
              part={part}
              view={({ text }) => <MergeText text={text} contact={contact} />}
              facts={facts}
            />
            <GoOn piece={piece} name={name} />
          </Fragment>
        );
      })}
      <Finish piece={piece} parts={emailParts.map(({ name }) => name)} />
    </>
  );
}
