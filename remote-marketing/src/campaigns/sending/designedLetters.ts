import { withoutMarks } from '@steps/business/mailings';
import { RuleError } from '@steps/platform';
import type { EditorDocument } from '../../editor/document';
import { merged } from '../../email/mergeRules';
import { emailVersions } from '../../emailBuilder/emailDesign';
import { emailStore } from '../../emailBuilder/emailStore';
import { mailPlain } from '../../emailBuilder/mailFile';
import { mailMjml } from '../../emailBuilder/mailMjml';
import { hiddenFrom, mergedHtml } from '../../emailBuilder/mailReader';
import { mjmlHtml } from '../../emailBuilder/mjmlThread';
import { letterOf, marks } from './letterMarks';
import type { LetterWriter } from './letterWriter';

/** Emails of the builder in the state that a campaign took. `unsubscribe`: where its footer leads; without it as it was made. */
export function designedLetters(versionId: string, unsubscribe: string | undefined): LetterWriter {
  const version = emailVersions.get(versionId);
  if (!version) throw new RuleError('This campaign’s email no longer exists. Choose another.');
  const { preheader } = version;
  const document = withWayOut(emailStore.documentOf(version), unsubscribe);
  return {
    keyOf: (reader) => [...hiddenFrom(document, reader)].join(' '),
    async write(reader, subject) {
      const hidden = hiddenFrom(document, reader);
      const html = await mjmlHtml(mailMjml(document, { title: subject, preheader, hidden }));
      return letterOf({
        subject: merged(withoutMarks(subject), marks),
        html: mergedHtml(withoutMarks(html), marks),
        text: `${merged(withoutMarks(mailPlain(document, hidden)), marks)}\n`,
      });
    },
  };
}

/** The same email, whose footers lead there. */
function withWayOut(document: EditorDocument, link: string | undefined): EditorDocument {
  if (link === undefined) return document;
  const nodes = Object.entries(document.nodes).map(([id, node]) => [
    id,
    node.kind === 'footer' ? { ...node, content: { ...node.content, link } } : node,
  ]);
  return { ...document, nodes: Object.fromEntries(nodes) };
}
