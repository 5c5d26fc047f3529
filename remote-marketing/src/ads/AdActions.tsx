import { exportFile, useMay } from '@steps/business';
import { formatMoment } from '@steps/platform';
import type { Piece } from '../pieces/piece';
import { fileNameOf } from '../studio/fileName';
import { PieceActions } from '../studio/PieceActions';
import { adNetworkNames } from './adNetworks';
import { feedAdProblems, searchAd, searchAdProblems } from './adRules';
import type { NetworkAd } from './useAds';
import { taggedLink, tagsOf } from './utmRules';

interface AdActionsProps {
  readonly piece: Piece;
  readonly ads: readonly NetworkAd[];
}

const fileKinds = {
  'google-search': 'Google Ads Editor (.csv)',
  facebook: 'Meta Ads Manager (.csv)',
  linkedin: 'LinkedIn Campaign Manager (.csv)',
} as const;

/** What can be done with adverts: their files, their day. Nothing unapproved is in a file. */
export function AdActions({ piece, ads }: AdActionsProps) {
  const mayExport = useMay()('export', 'marketing');
  const approved = ads.filter((ad) => ad.approved).length;
  return (
    <PieceActions
      piece={piece}
      state={
        piece.publishedAt
          ? `Published ${formatMoment(piece.publishedAt, new Date())}`
          : `${approved} of ${ads.length} approved`
      }
      menu="Export"
      items={(mayExport ? ads : []).map((ad) => {
        const problem = exportProblem(piece, ad);
        return {
          id: ad.network,
          label: fileKinds[ad.network],
          disabled: problem !== undefined,
          detail: problem,
          onSelect: () => void save(piece, ad),
        };
      })}
      ready={approved === ads.length}
      schedule={{
        title: 'Schedule these adverts',
        description:
          'Steps cannot start adverts at a network. On the day they are due on the marketing hub, with their files.',
      }}
    />
  );
}

/** Why a file cannot be made yet; nothing when it can. */
function exportProblem(piece: Piece, { network, versions }: NetworkAd): string | undefined {
  if (versions.length === 0) return `Approve the advert for ${adNetworkNames[network]} first`;
  if (!taggedLink(piece.fields.link ?? '', network, tagsOf(piece))) return 'Fill in the web address first';
  const problems =
    network === 'google-search'
      ? searchAdProblems(
          searchAd(
            versions.map(({ words }) => words),
            piece.fields,
          ),
        )
      : versions.flatMap(({ words }) => feedAdProblems(network, words, piece.fields[`description.${network}`] ?? ''));
  return problems[0];
}

async function save(piece: Piece, { network, versions }: NetworkAd): Promise<void> {
  const { googleCsv, linkedInCsv, metaCsv } = await import('./adFiles');
  const { fields, title } = piece;
  const facts = { campaign: title, link: fields.link ?? '', tags: tagsOf(piece) };
  const feed = {
    ...facts,
    description: fields[`description.${network}`] ?? '',
    button: fields[`button.${network}`] ?? '',
  };
  const words = versions.map((version) => version.words);
  const text =
    network === 'google-search'
      ? googleCsv(searchAd(words, fields), facts)
      : network === 'facebook'
        ? metaCsv(versions, feed)
        : linkedInCsv(versions, feed);
  exportFile('marketing', fileNameOf(`${title} ${adNetworkNames[network]}`, 'csv'), text, 'text/csv');
}
