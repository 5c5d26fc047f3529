import { LookOnly } from '@steps/business';
import { useLoadState } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useSearchParams } from '@steps/platform/router';
import { DetailSkeleton, ErrorState, lazyPart, Page, Stack, Tabs } from '@steps/platform/ui';
import { type ComponentType, Suspense } from 'react';
import { facts } from '../facts';
import { pageWords } from '../pageWords.generated';
import styles from '../records/crm.module.css';

const named = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyPart(async () => (await load())[name]);

const declared = facts.pages.settings.settings;

interface SettingsPart {
  /** The module whose right to change decides who can edit; if absent, the section checks that itself. */
  readonly module?: string;
  readonly Part: ComponentType;
}

const parts: Readonly<Record<(typeof declared)[number]['section'], SettingsPart>> = {
  stages: { module: 'sales', Part: named(() => import('../deals/StageSettings'), 'StageSettings') },
  'lost-reasons': { module: 'sales', Part: named(() => import('../deals/LostReasonSettings'), 'LostReasonSettings') },
  tags: { Part: named(() => import('../contacts/TagSettings'), 'TagSettings') },
  properties: { module: 'crm', Part: named(() => import('../properties/PropertySettings'), 'PropertySettings') },
  lists: { module: 'crm', Part: named(() => import('../staticLists/ListSettings'), 'ListSettings') },
  scores: { module: 'crm', Part: named(() => import('../scores/ScoreSettings'), 'ScoreSettings') },
  deleted: { Part: named(() => import('../deleted/DeletedSettings'), 'DeletedSettings') },
};

/** The sections, a tab each; `section=` in the address. */
const sections = declared.map(({ section, title }) => ({ id: section, label: title, ...parts[section] }));

/** /crm/settings */
export function CrmSettingsPage() {
  const [params, setParams] = useSearchParams();
  const { state, message } = useLoadState();
  const current = declared.find(({ section }) => section === params.get('section')) ?? declared[0];
  return (
    <Page
      {...pageWords.settings}
      documentTitle={`${current.title} · CRM settings · Steps`}
      crumbs={[{ label: 'CRM', href: paths.module.href('crm') }, { label: 'Settings' }]}
    >
      {state === 'failed' ? (
        <ErrorState title="The settings could not be read" detail={message} />
      ) : (
        <Tabs
          label="Settings of the CRM"
          value={current.section}
          onChange={(section) => setParams({ section })}
          tabs={sections.map(({ id, label, module, Part }) => ({
            id,
            label,
            panel: <Panel key={id} Part={Part} module={module} loading={state === 'loading' || state === 'idle'} />,
          }))}
        />
      )}
    </Page>
  );
}

interface PanelProps {
  readonly Part: ComponentType;
  readonly module: string | undefined;
  readonly loading: boolean;
}

function Panel({ Part, module, loading }: PanelProps) {
  const skeleton = <DetailSkeleton label="Loading settings" />;
  if (loading) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Stack gap={4} bound alignContent="start" className={styles.narrow}>
        {module ? (
          <LookOnly module={module}>
            <Part />
          </LookOnly>
        ) : (
          <Part />
        )}
      </Stack>
    </Suspense>
  );
}
