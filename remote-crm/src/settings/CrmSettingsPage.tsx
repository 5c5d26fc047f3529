import { useLoadState } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { useSearchParams } from '@steps/shared/router';
import { DetailSkeleton, ErrorState, lazyPart, Page, Tabs } from '@steps/shared/ui';
import { type ComponentType, Suspense } from 'react';
import styles from '../ground/crm.module.css';

const named = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyPart(async () => (await load())[name]);

/** What can be set, a tab each; `section=` in the address. */
const sections = [
  { id: 'stages', label: 'Stages', Part: named(() => import('../deals/StageSettings'), 'StageSettings') },
  {
    id: 'lost-reasons',
    label: 'Lost reasons',
    Part: named(() => import('../deals/LostReasonSettings'), 'LostReasonSettings'),
  },
  { id: 'tags', label: 'Tags', Part: named(() => import('../contacts/TagSettings'), 'TagSettings') },
  {
    id: 'properties',
    label: 'Custom properties',
    Part: named(() => import('../properties/PropertySettings'), 'PropertySettings'),
  },
  { id: 'lists', label: 'Lists', Part: named(() => import('../staticLists/ListSettings'), 'ListSettings') },
  { id: 'scores', label: 'Scores', Part: named(() => import('../scores/ScoreSettings'), 'ScoreSettings') },
  {
    id: 'deleted',
    label: 'Recently deleted',
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
      title="CRM settings"
      documentTitle={`${current.label} · CRM settings · Steps`}
      purpose="How this business sells and what it keeps about people. Every change but deleting for good can be undone."
      crumbs={[{ label: 'CRM', href: paths.module.href('crm') }, { label: 'Settings' }]}
    >
      {state === 'failed' ? (
        <ErrorState title="The settings could not be read" detail={message} />
      ) : (
        <Tabs
          label="Settings of the CRM"
          value={current.id}
          onChange={(section) => setParams({ section })}
          tabs={sections.map(({ id, label, Part }) => ({
            id,
            label,
            panel: <Panel key={id} Part={Part} loading={state === 'loading' || state === 'idle'} />,
          }))}
        />
      )}
    </Page>
  );
}

function Panel({ Part, loading }: { readonly Part: ComponentType; readonly loading: boolean }) {
  const skeleton = <DetailSkeleton label="Loading settings" />;
  if (loading) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <div className={`s-stack ${styles.narrow}`}>
        <Part />
      </div>
    </Suspense>
  );
}
