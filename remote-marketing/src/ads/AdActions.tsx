import { exportFile, formatMoment, useMay } from '@steps/shared';
import { attempt, Menu, Text } from '@steps/shared/ui';
import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { type Piece, pieces } from '../pieces/piece';
import { publishPiece } from '../pieces/pieceState';
import { fileNameOf } from '../studio/fileName';
import { ScheduleDialog } from '../studio/ScheduleDialog';
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
  const may = useMay();
  const mayChange = may('change', pieces.modules);
  const mayExport = may('export', 'marketing');
  const [scheduling, setScheduling] = useState(false);
  const approved = ads.filter((ad) => ad.approved).length;
  const all = approved === ads.length;
  return (
    <>
      <Text as="span" alignSelf="center" tone="muted" size={12}>
        {piece.publishedAt
          ? `Published ${formatMoment(piece.publishedAt, new Date())}`
          : `${approved} of ${ads.length} approved`}
      </Text>
      {(mayChange || mayExport) && (
        <Menu
          label="Export"
          trigger="Export"
          align="end"
          items={[
            ...(mayExport ? ads : []).map((ad) => {
              const problem = exportProblem(piece, ad);
              return {
                id: ad.network,
                label: fileKinds[ad.network],
                disabled: problem !== undefined,
                detail: problem,
                onSelect: () => void save(piece, ad),
              };
            }),
            ...(mayChange
              ? [
                  {
                    id: 'published',
                    label: 'Mark as published',
                    separated: true,
                    disabled: !all || piece.publishedAt !== undefined,
                    onSelect: () => attempt('Not saved', () => publishPiece(piece.id)),
                  },
                ]
              : []),
          ]}
        />
      )}
      {mayChange && (
        <Button
          disabled={!all || piece.publishedAt !== undefined}
          icon={<CalendarPlus size={16} aria-hidden />}
          onClick={() => setScheduling(true)}
        >
          Schedule
        </Button>
      )}
      {scheduling && (
        <ScheduleDialog
          piece={piece}
          title="Schedule these adverts"
          description="Steps cannot start adverts at a network. On the day they are due on the marketing hub, with their files."
          onClose={() => setScheduling(false)}
        />
      )}
    </>
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
