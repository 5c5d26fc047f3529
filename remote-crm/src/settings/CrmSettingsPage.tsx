import { LookOnly, useLoadState } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { useSearchParams } from '@steps/shared/router';
import { DetailSkeleton, ErrorState, lazyPart, Page, Tabs } from '@steps/shared/ui';
import { type ComponentType, Suspense } from 'react';
import styles from '../ground/crm.module.css';
import { pageWords } from '../pageWords.generated';

const named = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyPart(async () => (await load())[name]);

/** What can be set, a tab each; `section=` in the address. Who may not change the module reads it; without one the part sees to that. */
const sections = [
  {
    id: 'stages',
    label: 'Stages',
    module: 'sales',
    Part: named(() => import('../deals/StageSettings'), 'StageSettings'),
  },
  {
    id: 'lost-reasons',
    label: 'Lost reasons',
    module: 'sales',
    Part: named(() => import('../deals/LostReasonSettings'), 'LostReasonSettings'),
  },
  {
    id: 'tags',
    label: 'Tags',
    module: undefined,
    Part: named(() => import('../contacts/TagSettings'), 'TagSettings'),
  },
  {
    id: 'properties',
    label: 'Custom properties',
    module: 'crm',
    Part: named(() => import('../properties/PropertySettings'), 'PropertySettings'),
  },
  {
    id: 'lists',
    label: 'Lists',
    module: 'crm',
    Part: named(() => import('../staticLists/ListSettings'), 'ListSettings'),
  },
  {
    id: 'scores',
    label: 'Scores',
    module: 'crm',
    Part: named(() => import('../scores/ScoreSettings'), 'ScoreSettings'),
  },
  {
    id: 'deleted',
    label: 'Recently deleted',
    module: undefined,
    Part: named(() => import('../deleted/DeletedSettings'), 'DeletedSettings'),
  },
] as const;

/** /crm/settings */
export function CrmSettingsPage() {
  const [params, setParams] = useSearchParams();
  const { state, message } = useLoadState();
  const current = sections.find(({ id }) => id === params.get('section')) ?? sections[0];
  return (
    <Page
      {...pageWords.settings}
      documentTitle={`${current.label} · CRM settings · Steps`}
      crumbs={[{ label: 'CRM', href: paths.module.href('crm') }, { label: 'Settings' }]}
    >
      {state === 'failed' ? (
        <ErrorState title="The settings could not be read" detail={message} />
      ) : (
        <Tabs
          label="Settings of the CRM"
          value={current.id}
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
      <div className={`s-stack ${styles.narrow}`}>
        {module ? (
          <LookOnly module={module}>
            <Part />
          </LookOnly>
        ) : (
          <Part />
        )}
      </div>
    </Suspense>
  );
}
