import { Allowed, companies, contacts, useMay } from '@steps/business';
import { useLoadState, useOpenClientId } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useNavigate, useSearchParams } from '@steps/platform/router';
import { CardsSkeleton, ErrorState, ListSkeleton, lazyPart, Page, Tabs } from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { type ComponentType, Suspense, useEffect } from 'react';
import { pageWords } from '../pageWords.generated';
import { watchSupportMail } from './supportMail';
import { TicketsTab } from './TicketsTab';

const StatisticsTab = lazyPart(async () => (await import('./StatisticsTab')).StatisticsTab);
const RepliesTab = lazyPart(async () => (await import('./RepliesTab')).RepliesTab);
const SettingsTab = lazyPart(async () => (await import('./SettingsTab')).SettingsTab);
const NewTicketDialog = lazyPart(async () => (await import('./NewTicketDialog')).NewTicketDialog);

const tabs = [
  { id: 'tickets', label: 'Tickets', Panel: TicketsTab },
  { id: 'statistics', label: 'Statistics', Panel: StatisticsTab },
  { id: 'replies', label: 'Canned replies', Panel: RepliesTab },
  { id: 'settings', label: 'Settings', Panel: SettingsTab },
] as const;

/**
 * Module support: the tab is `tab=`, the open ticket `ticket=<id>`, the dialog `new=ticket` with `contact=` or `company=`.
 */
export function SupportPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const loading = useLoadState();
  const mayAdd = useMay()('add', 'support');
  const client = useOpenClientId();
  // The host begins to watch a minute after the page was opened: whoever opens support wants to see at once what came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each business anew.
  useEffect(() => watchSupportMail(), [client]);
  const tab = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  const change = (patch: Record<string, string>, drop: readonly string[] = []) =>
    setParams((current) => {
      const next = new URLSearchParams([...current].filter(([key]) => !drop.includes(key)));
      for (const [key, value] of Object.entries(patch)) next.set(key, value);
      return next;
    });
  // Search and filters belong to one list: another tab starts without them.
  const show = (id: string) => setParams({ module: 'support', ...(id === 'tickets' ? {} : { tab: id }) });

  return (
    <Page
      {...pageWords.support}
      width="full"
      primary={
        <Allowed action="add" module="support">
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => change({ new: 'ticket' })}>
            Add ticket
          </Button>
        </Allowed>
      }
    >
      <Tabs
        label="Parts of support"
        value={tab.id}
        onChange={show}
        tabs={tabs.map(({ id, label, Panel }) => ({
          id,
          label,
          panel: <TabPanel key={id} label={label} state={loading} Panel={Panel} />,
        }))}
      />
      {params.get('new') === 'ticket' && mayAdd && loading.state === 'ready' && (
        <Suspense>
          <NewTicketDialog
            contact={contacts.get(params.get('contact') ?? '')}
            company={companies.get(params.get('company') ?? '')}
            onOpened={(ticket) => navigate(paths.module.href('support', { ticket: ticket.id }), { replace: true })}
            onClose={() => change({}, ['new', 'contact', 'company'])}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface TabPanelProps {
  readonly label: string;
  readonly state: ReturnType<typeof useLoadState>;
  readonly Panel: ComponentType;
}

function TabPanel({ label, state, Panel }: TabPanelProps) {
  if (state.state === 'failed') return <ErrorState title={`${label} could not be read`} detail={state.message} />;
  // While records are still being read, a list would grow while somebody uses it, so it waits.
  if (state.state === 'loading') return <ListSkeleton label={`Loading ${label.toLowerCase()}`} />;
  return (
    <Suspense fallback={<CardsSkeleton label={`Loading ${label.toLowerCase()}`} />}>
      <Panel />
    </Suspense>
  );
}
