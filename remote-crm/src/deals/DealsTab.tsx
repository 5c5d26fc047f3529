import { Allowed, type Deal, useDeals } from '@steps/business';
import { counted, definePreference, setPreference, usePreference } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useSearchParams } from '@steps/platform/router';
import {
  ButtonLink,
  EmptyState,
  ListSkeleton,
  lazyPart,
  NothingFound,
  Row,
  SearchField,
  Stack,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { Columns3, Handshake, List } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import * as v from 'valibot';
import styles from '../records/crm.module.css';
import { DealsList, dealFilterIds } from './DealsList';
import { searchDeals } from './dealSearchRules';

const DealBoard = lazyPart(async () => (await import('./DealBoard')).DealBoard);
const DealSheet = lazyPart(async () => (await import('./DealSheet')).DealSheet);

const viewKey = definePreference('crm.deals.view', 'person');
const viewSchema = v.picklist(['board', 'list']);

/** All deals of the client, on a board or as a list: `view=` in the address, or else what was chosen last. */
export function DealsTab() {
  const deals = useDeals();
  const [params, setParams] = useSearchParams();
  const view = useView(params);
  const open = params.get('deal') ?? undefined;
  const search = params.toString();
  const hrefOf = useCallback(
    (deal: Deal) => `${paths.home.href()}?${withParam(new URLSearchParams(search), 'deal', deal.id)}`,
    [search],
  );
  const close = () => setParams((current) => withParam(current, 'deal', undefined));
  const choose = (next: 'board' | 'list') => {
    setPreference(viewKey, next);
    // Only the list has filters and sorting.
    setParams({ module: 'crm', tab: 'deals', view: next });
  };
  const views = <ViewSwitch view={view} onChoose={choose} />;
  return (
    <Stack gap={4} bound alignContent="start">
      {view === 'list' || deals.length === 0 ? (
        <DealsList deals={deals} hrefOf={hrefOf} current={open} empty={<NoDeals />} before={views} />
      ) : (
        <Board deals={deals} hrefOf={hrefOf} before={views} />
      )}
      {open && (
        <Suspense>
          <DealSheet id={open} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}

function useView(params: URLSearchParams): 'board' | 'list' {
  const chosen = usePreference(viewKey, viewSchema, 'board');
  const asked = v.safeParse(viewSchema, params.get('view'));
  if (asked.success) return asked.output;
  // A link with filters or sorting is meant for the list.
  return [...dealFilterIds, 'sort'].some((id) => params.has(id)) ? 'list' : chosen;
}

interface ViewSwitchProps {
  readonly view: 'board' | 'list';
  readonly onChoose: (view: 'board' | 'list') => void;
}

function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const button = (id: 'board' | 'list', label: string, Icon: typeof List) => (
    <Button title={label} aria-pressed={view === id} icon={<Icon size={16} aria-hidden />} onClick={() => onChoose(id)}>
      <span className={styles.toolsWord}>{label}</span>
    </Button>
  );
  return (
    // Two buttons are no form, so they need no fieldset.
    <Row gap={1} role="group" aria-label="Show deals as">
      {button('board', 'Board', Columns3)}
      {button('list', 'List', List)}
    </Row>
  );
}

interface BoardProps {
  readonly deals: readonly Deal[];
  readonly hrefOf: (deal: Deal) => string;
  readonly before: ReactNode;
}

function Board({ deals, hrefOf, before }: BoardProps) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = useMemo(() => searchDeals(deals, asked), [deals, asked]);
  return (
    <>
      <Row gap={2} align="center" wrap className={styles.tools}>
        {before}
        <div className={styles.toolsSearch}>
          <SearchField label="Search deals" value={query} onChange={setQuery} />
        </div>
        <span className={`s-faint ${styles.toolsCount}`} role="status">
          {found.length === deals.length ? countOf(deals.length) : `${found.length} of ${countOf(deals.length)}`}
        </span>
      </Row>
      {found.length === 0 ? (
        <NothingFound searched={`“${asked}”`} onClear={() => setQuery('')} clearLabel="Clear search" />
      ) : (
        <Suspense fallback={<ListSkeleton label="Loading the board" />}>
          <DealBoard deals={found} hrefOf={hrefOf} />
        </Suspense>
      )}
    </>
  );
}

const NoDeals = () => (
  <EmptyState
    icon={Handshake}
    title="No deals yet"
    purpose="Deals are what contacts may buy, each with a value and a stage. The dashboard adds them up."
    action={
      <Allowed action="add" module="sales">
        <ButtonLink primary to={paths.module.href('crm', { tab: 'deals', new: 'deal' })}>
          Add the first deal
        </ButtonLink>
      </Allowed>
    }
  />
);

const countOf = (count: number) => counted(count, 'deal');

function withParam(params: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}
