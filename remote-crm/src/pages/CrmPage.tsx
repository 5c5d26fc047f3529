import { activities, companies, deals, useMay } from '@steps/business';
import { useCollectionLoad, useLoadState, useRecords } from '@steps/platform';
import { Link, useNavigate, useSearchParams } from '@steps/platform/router';
import { ErrorState, ListSkeleton, lazyPart, Menu, Page, phoneQuery, Tabs, useMedia } from '@steps/platform/ui';
import { Button } from 'antd';
import { Combine, Ellipsis, Plus, Settings, Upload } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { ContactsTab } from '../contacts/ContactsTab';
import { importJournal } from '../import/importJournal';
import { pageWords } from '../pageWords.generated';
import { crmPaths } from '../paths.generated';
import { savedViews } from '../records/recordTable/savedView';
import { MeetingPlanner } from '../schedule/MeetingPlanner';

const named = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyPart(async () => (await load())[name]);

const CompaniesTab = named(() => import('../companies/CompaniesTab'), 'CompaniesTab');
const DealsTab = named(() => import('../deals/DealsTab'), 'DealsTab');
const ActivitiesTab = named(() => import('../activities/ActivitiesTab'), 'ActivitiesTab');
const InterruptedImportNotice = named(() => import('../import/InterruptedImportNotice'), 'InterruptedImportNotice');
const TasksTab = named(() => import('../activities/TasksTab'), 'TasksTab');

const dialogs: Readonly<Record<string, ComponentType<{ onClose: () => void }>>> = {
  contact: lazyPart(async () => (await import('../contacts/AddContactDialog')).AddContactDialog),
  company: lazyPart(async () => (await import('../companies/AddCompanyDialog')).AddCompanyDialog),
  deal: lazyPart(async () => (await import('../deals/AddDealDialog')).AddDealDialog),
  task: lazyPart(async () => (await import('../activities/AddTaskDialog')).AddTaskDialog),
  import: lazyPart(async () => (await import('../import/ImportDialog')).ImportDialog),
  duplicates: lazyPart(async () => (await import('../duplicates/DuplicatesDialog')).DuplicatesDialog),
};

const furtherActions = [
  { flag: 'duplicates', label: 'Find duplicates', icon: Combine, lists: ['contacts', 'companies'], asks: 'change' },
  { flag: 'import', label: 'Import', icon: Upload, lists: ['contacts'], asks: 'add' },
] as const;
/** Dialogs that the address opens with `…=1`. */
const dialogFlags: readonly string[] = furtherActions.map(({ flag }) => flag);

const tabs = [
  {
    id: 'contacts',
    label: 'Contacts',
    Panel: ContactsTab,
    // It opens with its first rows while contacts are being read.
    records: savedViews,
    add: { noun: 'contact', label: 'Add contact', module: 'crm' },
  },
  {
    id: 'companies',
    label: 'Companies',
    Panel: CompaniesTab,
    records: companies,
    add: { noun: 'company', label: 'Add company', module: 'crm' },
  },
  {
    id: 'deals',
    label: 'Deals',
    Panel: DealsTab,
    records: deals,
    add: { noun: 'deal', label: 'Add deal', module: 'sales' },
  },
  { id: 'activities', label: 'Activities', Panel: ActivitiesTab, records: activities, add: undefined },
  {
    id: 'tasks',
    label: 'Tasks',
    Panel: TasksTab,
    records: activities,
    add: { noun: 'task', label: 'Add task', module: 'crm' },
  },
] as const;

/** Module crm: the tab is `tab=`, an open dialog is `new=contact`, `import=1` or `duplicates=1`. */
export function CrmPage() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  const wanted = dialogFlags.find((flag) => params.get(flag)) ?? params.get('new') ?? '';
  const Wanted = Object.hasOwn(dialogs, wanted) ? dialogs[wanted] : undefined;

  const open = (change: Record<string, string>) =>
    setParams(
      (current) => new URLSearchParams([...current].filter(([key]) => !(key in change)).concat(Object.entries(change))),
    );
  const close = () =>
    setParams(
      (current) => new URLSearchParams([...current].filter(([key]) => key !== 'new' && !dialogFlags.includes(key))),
      {
        replace: true,
      },
    );
  const hasJournal = useRecords(importJournal).length > 0;
  const may = useMay();
  const shown = furtherActions.filter(({ lists, asks }) => lists.some((id) => id === tab.id) && may(asks, 'crm'));
  // Search and filters belong to one list: another tab starts without them.
  const show = (id: string) => setParams({ module: 'crm', tab: id });

  return (
    <Page
      {...pageWords.crm}
      documentTitle={`${tab.label} · CRM · Steps`}
      width="full"
      primary={
        tab.add &&
        may('add', tab.add.module) && (
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => open({ new: tab.add.noun })}>
            {tab.add.label}
          </Button>
        )
      }
      actions={<FurtherActions actions={shown} onOpen={(flag) => open({ [flag]: '1' })} />}
    >
      {hasJournal && (
        <Suspense>
          <InterruptedImportNotice />
        </Suspense>
      )}
      <MeetingPlanner>
        <Tabs
          label="Parts of the CRM"
          value={tab.id}
          onChange={show}
          tabs={tabs.map(({ id, label, Panel, records }) => ({
            id,
            label,
            panel: <TabPanel key={id} {...{ label, records, Panel }} />,
          }))}
        />
      </MeetingPlanner>
      {Wanted && (
        <Suspense>
          <Wanted onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

interface FurtherActionsProps {
  readonly actions: readonly (typeof furtherActions)[number][];
  readonly onOpen: (flag: string) => void;
}

/** On phones one button beside the page's title holds them. */
function FurtherActions({ actions, onOpen }: FurtherActionsProps) {
  const phone = useMedia(phoneQuery);
  const navigate = useNavigate();
  const settings = crmPaths.settings.href();
  if (phone) {
    return (
      <Menu
        label="More actions"
        className="s-icon-button"
        align="end"
        trigger={<Ellipsis size={16} aria-hidden />}
        items={[
          ...actions.map(({ flag, label, icon }) => ({ id: flag, label, icon, onSelect: () => onOpen(flag) })),
          { id: 'settings', label: 'CRM settings', icon: Settings, onSelect: () => navigate(settings) },
        ]}
      />
    );
  }
  return (
    <>
      <Link className="s-icon-button" to={settings} aria-label="CRM settings" title="CRM settings">
        <Settings size={16} aria-hidden />
      </Link>
      {actions.map(({ flag, label, icon: Icon }) => (
        <Button key={flag} icon={<Icon size={16} aria-hidden />} onClick={() => onOpen(flag)}>
          {label}
        </Button>
      ))}
    </>
  );
}

interface TabPanelProps {
  readonly label: string;
  /** The collection that a tab waits for, usually the one it lists: it need not wait for those read later. */
  readonly records: { readonly name: string };
  readonly Panel: ComponentType;
}

function TabPanel({ label, records, Panel }: TabPanelProps) {
  const { message } = useLoadState();
  const load = useCollectionLoad(records);
  const skeleton = <ListSkeleton label={`Loading ${label.toLowerCase()}`} />;
  if (load === 'failed') return <ErrorState title={`${label} could not be read`} detail={message} />;
  // While records are still being read, a list would grow while somebody uses it, so it waits.
  if (load === 'loading') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Panel />
    </Suspense>
  );
}
