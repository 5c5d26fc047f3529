import { useMay } from '@steps/business';
import { useLoadState } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useSearchParams } from '@steps/platform/router';
import { ButtonLink, ErrorState, ListSkeleton, lazyPart, Page, Tabs } from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus, Settings } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { pageWords } from '../pageWords.generated';

const SalesOverview = lazyPart(async () => (await import('./SalesOverview')).SalesOverview);
const QuotesTab = lazyPart(async () => (await import('../quotes/QuotesTab')).QuotesTab);
const NewQuoteDialog = lazyPart(async () => (await import('../quotes/NewQuoteDialog')).NewQuoteDialog);
const QuoteSettingsDialog = lazyPart(async () => (await import('../quotes/QuoteSettingsDialog')).QuoteSettingsDialog);

/** Module sales: `tab=overview` or `tab=quotes`; an open quote is `quote=`, dialogs are `new=quote` and `settings=quotes`. */
export function SalesPage() {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const tab = params.get('tab') === 'quotes' ? 'quotes' : 'overview';
  const close = () =>
    setParams((current) => new URLSearchParams([...current].filter(([key]) => key !== 'new' && key !== 'settings')), {
      replace: true,
    });
  const open = (key: string, value: string) =>
    setParams((current) => new URLSearchParams([...current].filter(([other]) => other !== key).concat([[key, value]])));
  return (
    <Page
      {...pageWords.sales}
      width="full"
      primary={
        params.has('quote') || !may('add', 'sales') ? undefined : tab === 'quotes' ? (
          <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => open('new', 'quote')}>
            Add quote
          </Button>
        ) : (
          <ButtonLink primary to={paths.module.href('crm', { tab: 'deals', new: 'deal' })}>
            <Plus size={16} aria-hidden />
            Add deal
          </ButtonLink>
        )
      }
      actions={
        tab === 'quotes' &&
        may('change', 'sales') && (
          <Button icon={<Settings size={16} aria-hidden />} onClick={() => open('settings', 'quotes')}>
            Quote settings
          </Button>
        )
      }
    >
      <Tabs
        label="Parts of Sales"
        value={tab}
        onChange={(id) => setParams({ module: 'sales', tab: id })}
        tabs={[
          {
            id: 'overview',
            label: 'Overview',
            panel: (
              <Panel label="sales">
                <SalesOverview />
              </Panel>
            ),
          },
          {
            id: 'quotes',
            label: 'Quotes',
            panel: (
              <Panel label="quotes">
                <QuotesTab />
              </Panel>
            ),
          },
        ]}
      />
      <Suspense>
        {params.get('new') === 'quote' && may('add', 'sales') && <NewQuoteDialog onClose={close} />}
        {params.get('settings') === 'quotes' && may('change', 'sales') && <QuoteSettingsDialog onClose={close} />}
      </Suspense>
    </Page>
  );
}

function Panel({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const loading = useLoadState();
  const skeleton = <ListSkeleton label={`Loading ${label}`} />;
  if (loading.state === 'failed')
    return <ErrorState title={`The ${label} could not be read`} detail={loading.message} />;
  if (loading.state === 'loading') return skeleton;
  return <Suspense fallback={skeleton}>{children}</Suspense>;
}
