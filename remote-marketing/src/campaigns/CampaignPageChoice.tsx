import type { Campaign } from '@steps/business/campaigns';
import { SelectField } from '@steps/platform/fields';
import { Link } from '@steps/platform/router';
import { attempt } from '@steps/platform/ui';
import { builderHref } from '../landing/landingAddresses';
import { useLandingPages } from '../landing/landingPage';
import { channels } from './campaignChannels';
import { updateCampaign } from './campaignVerbs';

/** Which landing page a campaign publishes. Its brief stays: a page is not a text. */
export function CampaignPageChoice({ campaign }: { readonly campaign: Campaign }) {
  const { help, href } = channels.landing;
  const pages = useLandingPages().filter((page) => !page.archivedAt || page.id === campaign.pieceId);
  const chosen = pages.find(({ id }) => id === campaign.pieceId);
  const choose = (id: string) =>
    attempt('Not saved', () =>
      updateCampaign(campaign.id, {
        pieceId: id,
        content: campaign.content || pages.find((page) => page.id === id)?.name || '',
      }),
    );
  return (
    <>
      {campaign.status !== 'sent' && (
        <SelectField
          label="Landing page to publish"
          help={help}
          options={pages.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen?.id ?? ''}
          onChange={(id) => id && choose(id)}
        />
      )}
      {chosen && (
        <p>
          <Link to={builderHref(chosen.id)}>{chosen.name}</Link>
        </p>
      )}
      {campaign.pieceId && !chosen && (
        <p role="alert" className="s-field__error">
          The landing page no longer exists.
        </p>
      )}
      {pages.length === 0 && (
        <p className="s-muted">
          No landing page has been made yet. <Link to={href}>Build one</Link>
        </p>
      )}
    </>
  );
}
