import { useMay } from '@steps/business';
import { useClients } from '@steps/business/host';
import { type RemoteEntry, useLoadState, useOpenClientId } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link, useNavigate } from '@steps/platform/router';
import { IconButton, Text } from '@steps/platform/ui';
import { CircleAlert, Eye, FlaskConical, RefreshCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useComingBusiness } from '../business/business';
import { loadRemotesList, useRemotesList } from '../federation/remotesList';
import { dismissRecoveryFile, useGate } from '../gate/gateState';
import { useOpenOnboarding } from '../home/openOnboarding';
import { moduleTitle } from '../navigation/navigationRules';
import { dismissUpdate, takeUpdate, useOffline } from '../offline/offlineState';
import { downloadSetAside } from '../settings/setAsideState';
import styles from './Banners.module.css';
import { usePlace } from './place';
import { currentModule } from './placeRules';
import { dismissSetAside, useSeenSetAside } from './seenSetAside';

/** Lines above the page: what the user must know whatever page it is. */
export function Banners() {
  return (
    <>
      <RemotesBanner />
      <RecordsBanner />
      <RecoveryBanner />
      <UpdateBanner />
      <RoleBanner />
      <SampleBanner />
    </>
  );
}

function RemotesBanner() {
  const { status, problem, remotes } = useRemotesList();
  if (status !== 'failed') return <EntriesBanner dropped={remotes.filter((remote) => remote.problem)} />;
  return (
    <Banner label="Missing modules" tone="danger" action={{ label: 'Retry', onClick: () => void loadRemotesList() }}>
      <strong>Some modules are missing.</strong> The list of modules could not be read. The dashboard and the settings
      keep working. {problem}
    </Banner>
  );
}

/** One wrong entry of the list costs one remote, which is said here; the rest goes on. */
function EntriesBanner({ dropped }: { readonly dropped: readonly RemoteEntry[] }) {
  if (dropped.length === 0) return null;
  return (
    <Banner label="Missing modules" tone="warning">
      <strong>{joined(dropped.map(({ title }) => title))} cannot be opened.</strong> The list of modules describes
      {dropped.length === 1 ? ' it' : ' them'} wrongly; tell the people who run this site.{' '}
      <span className="s-faint">{dropped.map((remote) => `${remote.problem}.`).join(' ')}</span>
    </Banner>
  );
}

const joined = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

function RecordsBanner() {
  const { state, message, setAside } = useLoadState();
  if (state === 'failed') {
    return (
      <Banner
        label="Records"
        tone="danger"
        action={{ label: 'Reload the page', onClick: () => window.location.reload() }}
      >
        <strong>The records could not be opened.</strong> Nothing was changed. {message}
      </Banner>
    );
  }
  return <SetAsideBanner client={setAside} />;
}

/** Says on every page how many records could not be read, until somebody hides the line. */
function SetAsideBanner({ client }: { readonly client: number }) {
  const { setAside: workspace } = useLoadState('workspace');
  const clientId = useOpenClientId() ?? '';
  const seen = useSeenSetAside(clientId);
  const count = client + workspace;
  if (count <= seen) return null;
  const one = count === 1;
  return (
    <Banner
      label="Records"
      tone="warning"
      action={{ label: one ? 'Download it' : 'Download them', onClick: () => void downloadSetAside() }}
      dismiss={() => dismissSetAside(clientId, count)}
    >
      <strong>
        {count} {one ? 'record' : 'records'} or changes could not be read.
      </strong>{' '}
      {one ? 'It is' : 'They are'} kept as stored, not deleted; everything else is here.{' '}
      <Link to={paths.module.href('settings', { section: 'data' })}>See why</Link>
    </Banner>
  );
}

/** Whoever left before the recovery file was stored makes another one: the first cannot be read again. */
function RecoveryBanner() {
  const { encrypted, recoveryUnsaved } = useGate();
  const navigate = useNavigate();
  if (!encrypted || !recoveryUnsaved) return null;
  return (
    <Banner
      label="Recovery file"
      tone="warning"
      action={{
        label: 'Make a recovery file',
        onClick: () => navigate(paths.module.href('settings', { section: 'workspace' })),
      }}
      dismiss={dismissRecoveryFile}
    >
      <strong>Your recovery file was not saved.</strong> If you forget the passphrase, it is the only way back in.
    </Banner>
  );
}

/** Published while this tab was open: it goes on with what it has until the user says so. */
function UpdateBanner() {
  const { offered, dismissed } = useOffline();
  if (!offered || dismissed) return null;
  return (
    <Banner
      label="Update"
      tone="neutral"
      icon={<RefreshCw size={16} aria-hidden />}
      action={{ label: 'Update now', onClick: () => void takeUpdate() }}
      dismiss={dismissUpdate}
    >
      <strong>A new version of Steps is ready.</strong>{' '}
      <span className={styles.bannerMore}>Updating reloads the page. Other tabs stay as they are.</span>
    </Banner>
  );
}

/** Says once, above the page, that the role may only look; the buttons need not repeat it. */
function RoleBanner() {
  const { place, remotes } = usePlace();
  const may = useMay();
  const module = currentModule(place);
  if (!module || !may('view', module) || (['add', 'change', 'delete'] as const).some((action) => may(action, module))) {
    return null;
  }
  return (
    <Banner label="Your role" tone="neutral" icon={<Eye size={16} aria-hidden />}>
      <strong>You have read-only access.</strong> Your role does not let you add, change or delete anything in{' '}
      {moduleTitle(module, remotes)}.
    </Banner>
  );
}

function SampleBanner() {
  // While its records are still read: a line that came with them would push the page down.
  const client = useComingBusiness();
  const hasOwn = useClients().some((other) => !other.sample);
  const openOnboarding = useOpenOnboarding();
  if (!client?.sample) return null;
  return (
    <Banner
      label="Sample data"
      tone="neutral"
      icon={<FlaskConical size={16} aria-hidden />}
      action={hasOwn ? undefined : { label: 'Set up your business', onClick: openOnboarding }}
    >
      <strong>Sample data.</strong>{' '}
      <span className={styles.bannerMore}>This business is made up: change anything, nothing here is real.</span>
    </Banner>
  );
}

interface BannerProps {
  /** Name of the region, for screen readers. */
  readonly label: string;
  readonly tone: 'neutral' | 'warning' | 'danger';
  readonly icon?: ReactNode;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Takes the line away for good. */
  readonly dismiss?: () => void;
  readonly children: ReactNode;
}

function Banner({ label, tone, icon = <CircleAlert size={16} aria-hidden />, action, dismiss, children }: BannerProps) {
  return (
    <section className={styles.banner} aria-label={label} data-tone={tone}>
      {icon}
      <Text grow maxWidth="none" breakWords role={tone === 'danger' ? 'alert' : undefined}>
        {children}
      </Text>
      {action && (
        <button type="button" className="s-button s-button--small" onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {dismiss && <IconButton label={`Dismiss: ${label}`} icon={X} onClick={dismiss} />}
    </section>
  );
}
