import { Allowed } from '@steps/business';
import { ownDay } from '@steps/platform';
import { useNavigate, useSearchParams } from '@steps/platform/router';
import { ListSkeleton, Menu, Page, phoneQuery, Tabs, useMedia } from '@steps/platform/ui';
import { type ReactNode, useState } from 'react';
import { BriefsTab } from '../briefs/BriefsTab';
import { useBriefs } from '../briefs/brief';
import { pageWords } from '../pageWords.generated';
import { type PieceKind, pieceKinds, pieces } from '../pieces/piece';
import { kindIcons, kindNames, studioHref } from '../pieces/pieceNames';
import { usePlacedPieces } from '../pieces/pieceState';
import { BrandTab } from './BrandTab';
import { ContentCalendar, calendarView } from './ContentCalendar';
import { ContentLibrary } from './ContentLibrary';
import { daysOf } from './calendarRules';
import { openBriefs, useContentOpening } from './contentOpening';
import { PieceSheet } from './PieceSheet';

/** Content studio: all that was made, by day and as a list, with its status from the review ledger. */
export function ContentStudio() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => ownDay(new Date()));
  const { loading, library, calendar } = useContentOpening();
  const all = usePlacedPieces(!loading);
  const openCount = openBriefs(useBriefs());
  const phone = useMedia(phoneQuery);
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
  // A day of another month, or another view, was not kept.
  const view = calendarView(params.get('view'), phone);
  const days = calendar?.page.days;
  const sameDays = !params.get('day') && calendar?.view === view && days?.[0]?.day === daysOf(view, today)[0];
  const opening = { library: library?.rows, calendar: sameDays ? calendar.page : undefined };
  const counts = loading ? (library ?? calendar) : { count: all.length, briefCount: openCount };
  const whenRead = (kept: unknown, panel: ReactNode) =>
    loading && !kept ? <ListSkeleton label="Loading content" /> : panel;
  const show = (id: string | undefined) => set({ piece: id });
  return (
    <Page
      {...pageWords.content}
      width="full"
      actions={
        <Allowed action="add" module={pieces.modules}>
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
        </Allowed>
      }
    >
      {loading && counts && (
        <span className="s-hidden" role="status">
          Loading content
        </span>
      )}
      <Tabs
        label="Parts of the content studio"
        value={params.get('tab') ?? 'calendar'}
        onChange={(tab) => set({ tab: tab === 'calendar' ? undefined : tab })}
        tabs={[
          {
            id: 'calendar',
            label: 'Calendar',
            panel: whenRead(
              opening.calendar,
              <ContentCalendar
                all={all}
                opening={opening.calendar}
                today={today}
                view={params.get('view')}
                day={params.get('day')}
                onChange={set}
                onOpen={show}
              />,
            ),
          },
          {
            id: 'library',
            label: 'Library',
            count: counts?.count,
            panel: whenRead(opening.library, <ContentLibrary all={all} opening={opening.library} onOpen={show} />),
          },
          {
            id: 'briefs',
            label: 'Briefs',
            count: counts?.briefCount,
            panel: whenRead(undefined, <BriefsTab />),
          },
          { id: 'brand', label: 'Brand check', panel: whenRead(undefined, <BrandTab all={all} onOpen={show} />) },
        ]}
      />
      {open && <PieceSheet key={open.piece.id} placed={open} onClose={() => show(undefined)} />}
    </Page>
  );
}
