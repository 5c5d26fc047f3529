import { activities, type Contact, contacts, lastContactedAt } from '@steps/business';
import { type Campaign, campaigns } from '@steps/business/campaigns';
import { variantAt } from '@steps/business/mailings';
import { commit, existing, newId, patched, put, RuleError, stamp } from '@steps/platform';
import { pieceText } from '../content/pieceText';
import type { emailParts } from '../email/emailChoices';
import { splitAction } from '../email/emailText';
import { emailVersions } from '../emailBuilder/emailDesign';
import { waitingWords } from '../emailBuilder/mailApproval';
import { pieces } from '../pieces/piece';
import { chosenId, partText, usedParts } from '../pieces/pieceRules';
import { assertReady, resultOf } from '../pieces/pieceState';
import { updateCampaign } from './campaignVerbs';

/** The newest words of a piece go into a campaign. `RuleError` unless every part is approved. */
export function takePiece(campaignId: string, pieceId: string): Campaign {
  const piece = existing(pieces, pieceId);
  assertReady(piece);
  const text = (name: (typeof emailParts)[number]['name']) => partText(piece.parts[name], resultOf);
  const body = piece.parts.body && chosenId(piece.parts.body);
  const { button, buttonNote } = splitAction(text('action'));
  return updateCampaign(campaignId, {
    pieceId,
    designVersionId: undefined,
    aiResultId: body,
    aiResultIds: undefined,
    subject: text('subject'),
    content: text('body'),
    button,
    buttonNote,
    preheader: piece.fields.preheader,
    link: piece.fields.link,
  });
}

/** The newest words of a post, an article or an advert go into a campaign that publishes it. `RuleError` unless they are approved. */
export function takeWork(campaignId: string, pieceId: string): Campaign {
  const piece = existing(pieces, pieceId);
  assertReady(piece);
  const [first, ...others] = usedParts(piece).flatMap((part) => (part.text === undefined && chosenId(part)) || []);
  return updateCampaign(campaignId, {
    pieceId,
    aiResultId: first,
    aiResultIds: others.length > 0 ? others : undefined,
    content: pieceText(piece),
  });
}

/** Ready means that nothing is left to decide. `RuleError` without words, a subject or anybody to reach. */
export function makeReady(id: string, reached: number): Campaign {
  const { subject = '', content, designVersionId, aiResultIds } = existing(campaigns, id);
  if (!content.trim()) throw new RuleError('Choose an approved email first.');
  if (!subject.trim())
    throw new RuleError(designVersionId ? 'Give the email a subject first.' : 'Choose an approved email first.');
  if (designVersionId && !emailVersions.get(designVersionId))
    throw new RuleError('This campaign’s email no longer exists. Choose another.');
  if (waitingWords(aiResultIds) > 0)
    throw new RuleError('Words of AI in the email wait for approval. Approve them first.');
  if (reached === 0) throw new RuleError('Nobody would get it. Choose another audience.');
  return updateCampaign(id, { status: existing(campaigns, id).scheduledAt ? 'scheduled' : 'ready' });
}

/** The same for one that is published: it has something to publish, and everything in it is approved. */
export function makePublishable(id: string, noun: string): Campaign {
  const { pieceId, content } = existing(campaigns, id);
  const piece = pieces.get(pieceId ?? '');
  if (!pieceId || !content.trim()) throw new RuleError(`Choose the ${noun} first.`);
  if (piece) assertReady(piece);
  return updateCampaign(id, { status: existing(campaigns, id).scheduledAt ? 'scheduled' : 'ready' });
}

/** Records that a campaign was published, once, and with it the piece that it publishes. */
export function recordPublishing(id: string): Campaign {
  const campaign = existing(campaigns, id);
  assertGoing(campaign, 'published');
  const at = stamp();
  const sent = patched<Campaign>(campaign, { status: 'sent', sentAt: at, updatedAt: at });
  const piece = pieces.get(campaign.pieceId ?? '');
  const published = piece && !piece.publishedAt ? [put(pieces, { ...piece, publishedAt: at, updatedAt: at })] : [];
  commit({ label: `Publish ${campaign.name}`, changes: [put(campaigns, sent), ...published] });
  return sent;
}

function assertGoing({ name, status }: Campaign, doing: string): void {
  if (status !== 'ready' && status !== 'scheduled') throw new RuleError(`“${name}” is not ready to be ${doing}.`);
}

/** Records that a campaign was sent, once, and writes it into the timeline of each contact, as one step. */
export function recordSending(id: string, reached: readonly Contact[]): Campaign {
  const campaign = existing(campaigns, id);
  assertGoing(campaign, 'sent');
  if (reached.length === 0) throw new RuleError('Nobody would get it. Choose another audience.');
  const at = stamp();
  const hasB = Boolean(campaign.subjectB?.trim());
  const sent = patched<Campaign>(campaign, { status: 'sent', sentAt: at, recipients: reached.length, updatedAt: at });
  const entries = reached.flatMap((contact, index) => {
    const subject = variantAt(index, hasB) === 'B' ? campaign.subjectB : campaign.subject;
    return [
      put(activities, {
        id: newId('activity'),
        type: 'email',
        subject: `Campaign: ${subject ?? campaign.name}`,
        body: `Sent with the campaign “${campaign.name}”.`,
        contactId: contact.id,
        ...(contact.companyId ? { companyId: contact.companyId } : {}),
        owner: '',
        outcome: '',
        pinned: false,
        completedAt: at,
        createdAt: at,
        updatedAt: at,
      }),
      put(contacts, lastContactedAt(contact, at)),
    ];
  });
  commit({ label: `Send ${campaign.name}`, changes: [put(campaigns, sent), ...entries] });
  return sent;
}
