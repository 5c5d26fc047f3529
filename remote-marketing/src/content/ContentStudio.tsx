import { dayId } from '@steps/shared';
import { useNavigate, useSearchParams } from '@steps/shared/router';
import { Menu, Page, Tabs } from '@steps/shared/ui';
import { useState } from 'react';
import { BriefsTab } from '../briefs/BriefsTab';
import { useBriefs } from '../briefs/brief';
import { type PieceKind, pieceKinds } from '../pieces/piece';
import { kindIcons, kindNames, studioHref } from '../pieces/pieceNames';
import { usePlacedPieces } from '../pieces/pieceState';
import { BrandTab } from './BrandTab';
import { ContentCalendar } from './ContentCalendar';
import { ContentLibrary } from './ContentLibrary';
import { PieceSheet } from './PieceSheet';

/** Content studio: all that was made, by day and as a list, with its status from the review ledger. */
export function ContentStudio() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dayId(new Date()));
  const all = usePlacedPieces();
  const briefCount = useBriefs().filter(({ begunAt }) => !begunAt).length;
  const openId = params.get('piece');
  const open = openId ? all.find(({ piece }) => piece.id === openId) : undefined;
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const show = (id: string | undefined) => set({ piece: id });
  return (
    <Page
      title="Content studio"
      purpose="Everything you publish, by day and in one list."
      width="full"
      quiet={
        <Menu
          label="Add piece"
          trigger="Add piece"
          align="end"
          items={pieceKinds.map((kind: PieceKind) => ({
            id: kind,
            label: kindNames[kind],
            icon: kindIcons[kind],
            onSelect: () => navigate(studioHref(kind)),
          }))}
        />
      }
    >
      <Tabs
        label="Parts of the content studio"
        value={params.get('tab') ?? 'calendar'}
        onChange={(tab) => set({ tab: tab === 'calendar' ? undefined : tab })}
        tabs={[
          {
            id: 'calendar',
            label: 'Calendar',
            panel: (
              <ContentCalendar
                all={all}
                today={today}
                view={params.get('view')}
                day={params.get('day')}
                onChange={set}
                onOpen={show}
              />
            ),
          },
          {
            id: 'library',
            label: 'Library',
            count: all.length,
            panel: <ContentLibrary all={all} onOpen={show} />,
          },
          { id: 'briefs', label: 'Briefs', count: briefCount, panel: <BriefsTab /> },
          { id: 'brand', label: 'Brand check', panel: <BrandTab all={all} onOpen={show} /> },
        ]}
      />
      {open && <PieceSheet key={open.piece.id} placed={open} onClose={() => show(undefined)} />}
    </Page>
  );
}
