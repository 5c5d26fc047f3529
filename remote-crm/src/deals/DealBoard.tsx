import { DragDropProvider, DragOverlay, PointerSensor, useDraggable } from '@dnd-kit/react';
import { type Deal, deals as dealCollection, useDealStages, useMay } from '@steps/business';
import { announce, phoneQuery, useMedia } from '@steps/platform/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { BoardColumn } from './BoardColumn';
import styles from './board.module.css';
import { boardColumns, cardStep, cardsShown } from './boardRules';
import { CardFace, DealCard } from './DealCard';
import { useDealMoves } from './useDealMoves';
import { useNeeds } from './useNeeds';

interface DealBoardProps {
  readonly deals: readonly Deal[];
  readonly hrefOf: (deal: Deal) => string;
}

/** A card that was picked up by keyboard, over the column with that index. */
interface Picked {
  readonly id: string;
  readonly over: number;
}

const pointer = PointerSensor.configure({
  // The menu of a card is pressed, not dragged; its name can be both.
  preventActivation: ({ target }) => target instanceof Element && target.closest('[data-no-drag]') !== null,
});

/**
 * Deals in columns by stage. Arrows go from card to card; Space picks one up, arrows choose the column, Space drops it, Esc
 * leaves it. Columns show only some of their cards: 2,000 at once would be slow, and nobody reads them.
 */
export function DealBoard({ deals, hrefOf }: DealBoardProps) {
  const stages = useDealStages();
  const columns = useMemo(() => boardColumns(deals, stages), [deals, stages]);
  const [limits, setLimits] = useState<Readonly<Record<string, number>>>({});
  const [active, setActive] = useState<string>();
  const [picked, setPicked] = useState<Picked>();
  const refocus = useRef<string>(undefined);
  const { move, dialog } = useDealMoves();
  const needsOf = useNeeds();
  const hint = useId();
  const may = useMay();
  const movable = may('change', dealCollection.modules);
  const phone = useMedia(phoneQuery);
  const [phoneStage, setPhoneStage] = useState(stages[0]?.id ?? '');

  const shown = columns.map(({ id, kind, deals: inStage }) =>
    inStage.slice(0, limits[id] ?? (kind === 'open' ? cardsShown.open : cardsShown.closed)),
  );
  const cards = shown.map((inStage) => inStage.map((deal) => deal.id));
  const current = active && cards.some((ids) => ids.includes(active)) ? active : cards.flat()[0];

  // A card that moved is a new element: the focus follows the deal.
  useEffect(() => {
    if (!refocus.current) return;
    document.getElementById(`card-${refocus.current}`)?.focus();
    refocus.current = undefined;
  });

  const put = (deal: Deal, stage: string, byKeyboard: boolean) => {
    if (byKeyboard) refocus.current = deal.id;
    move(deal, stage);
  };
  const onKeyDown = (deal: Deal, column: number) => (event: KeyboardEvent) => {
    if (picked) return onPickedKey(event, deal, picked);
    if (event.key === ' ' && movable) {
      event.preventDefault();
      setPicked({ id: deal.id, over: column });
      return announce(`${deal.name} picked up in ${columns[column]?.label}. Arrows choose the stage.`);
    }
    const next = cardStep(cards, deal.id, event.key);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(`card-${next}`)?.focus();
  };
  const onPickedKey = (event: KeyboardEvent, deal: Deal, { over }: Picked) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Tab') return setPicked(undefined);
    event.preventDefault();
    if (way !== undefined) {
      const next = Math.max(0, Math.min(columns.length - 1, over + way));
      setPicked({ id: deal.id, over: next });
      announce(`Over ${columns[next]?.label}, stage ${next + 1} of ${columns.length}.`);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      setPicked(undefined);
      announce(`${deal.name} stays where it was.`);
    }
    if (event.key === ' ' || event.key === 'Enter') {
      setPicked(undefined);
      const target = columns[over];
      if (target && target.id !== deal.stage) put(deal, target.id, true);
      else announce(`${deal.name} stays where it was.`);
    }
  };

  return (
    <DragDropProvider
      sensors={[pointer]}
      // The first is the library's own accessibility, which would make each card a button with other keys than ours.
      plugins={(defaults) => defaults.slice(1)}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        const deal = source && dealCollection.get(String(source.id));
        if (!canceled && deal && target) put(deal, String(target.id), false);
      }}
    >
      {movable && (
        <p id={hint} className="s-hidden">
          Press Space to pick the deal up, arrow keys to choose a stage, Space again to put it down, Escape to leave it.
        </p>
      )}
      {phone && (
        <select
          className={`s-input ${styles.boardSwitch}`}
          aria-label="Stage shown"
          value={phoneStage}
          onChange={(event) => setPhoneStage(event.target.value)}
        >
          {columns.map(({ id, label, count }) => (
            <option key={id} value={id}>{`${label} (${count})`}</option>
          ))}
        </select>
      )}
      <section className={styles.board} aria-label="Board of deals">
        {columns.map((column, index) =>
          phone && column.id !== phoneStage ? null : (
            <BoardColumn
              key={column.id}
              column={column}
              target={picked?.over === index}
              hidden={column.count - (shown[index]?.length ?? 0)}
              onMore={() => setLimits({ ...limits, [column.id]: moreOf(column, shown[index]?.length ?? 0) })}
            >
              {shown[index]?.map((deal) => (
                <Draggable key={deal.id} id={deal.id} disabled={phone || !movable}>
                  <DealCard
                    deal={deal}
                    needs={needsOf(deal)}
                    stages={stages}
                    href={hrefOf(deal)}
                    current={deal.id === current}
                    picked={picked?.id === deal.id}
                    hint={movable ? hint : undefined}
                    onKeyDown={onKeyDown(deal, index)}
                    onFocus={() => setActive(deal.id)}
                    onBlur={() => setPicked(undefined)}
                    onMove={movable ? (stage) => put(deal, stage, true) : undefined}
                  />
                </Draggable>
              ))}
            </BoardColumn>
          ),
        )}
      </section>
      <DragOverlay dropAnimation={null}>{(source) => <DraggedCard id={String(source.id)} />}</DragOverlay>
      {dialog}
    </DragDropProvider>
  );
}

const moreOf = ({ kind, count }: { kind: string; count: number }, now: number) =>
  kind === 'open' ? now + cardsShown.more : Math.min(count, now + 4 * cardsShown.more);

function Draggable({ id, disabled, children }: { id: string; disabled: boolean; children: ReactNode }) {
  const { ref, isDragSource } = useDraggable({ id, disabled });
  return (
    <li ref={ref} className={styles.card} data-dragged={isDragSource || undefined}>
      {children}
    </li>
  );
}

function DraggedCard({ id }: { readonly id: string }) {
  const deal = dealCollection.get(id);
  if (!deal) return null;
  return (
    <div className={`${styles.card} ${styles.cardLifted}`} data-lifted>
      <span className={styles.cardName}>{deal.name}</span>
      <CardFace deal={deal} needs={[]} />
    </div>
  );
}
