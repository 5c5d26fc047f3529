import { type Campaign, campaigns } from '@steps/business/campaigns';
import { commit, existing, patched, put, RuleError, stamp } from '@steps/platform';
import { type EmailVersion, emailDesigns, emailVersions } from '../emailBuilder/emailDesign';
import { emailStore } from '../emailBuilder/emailStore';
import { waitingWords } from '../emailBuilder/mailApproval';
import { mailPlain } from '../emailBuilder/mailFile';

/**
 * An email of the builder goes into a campaign as it is now: this state is kept as a version, whatever becomes of the email.
 * `RuleError` while words of AI in it wait for approval.
 */
export function takeDesign(campaignId: string, designId: string): Campaign {
  const campaign = existing(campaigns, campaignId);
  const design = existing(emailDesigns, designId);
  if (waitingWords(design.aiResultIds) > 0)
    throw new RuleError(`Words of AI in “${design.name}” wait for approval. Approve them first.`);
  const at = stamp();
  const version: EmailVersion = {
    ...emailStore.versionOf(design, design.document, `For the campaign “${campaign.name}”`.slice(0, 80), at),
    campaignId,
  };
  const next = patched<Campaign>(campaign, {
    designVersionId: version.id,
    aiResultIds: design.aiResultIds,
    subject: design.subject,
    preheader: design.preheader,
    content: mailPlain(emailStore.documentOf(design)),
    pieceId: undefined,
    aiResultId: undefined,
    button: undefined,
    buttonNote: undefined,
    link: undefined,
  });
  const { designVersionId: earlierId } = campaign;
  const earlier = earlierId === undefined ? undefined : emailVersions.get(earlierId);
  commit({
    label: `Edit ${campaign.name}`,
    changes: [
      put(campaigns, { ...next, updatedAt: at }),
      put(emailVersions, version),
      // No campaign sends that state any more: it is a version like others.
      ...(earlier ? [put(emailVersions, { ...earlier, campaignId: undefined })] : []),
    ],
  });
  return next;
}
