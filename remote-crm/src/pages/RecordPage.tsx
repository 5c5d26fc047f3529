import { useLoadState } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import {
  attempt,
  ButtonLink,
  DetailSkeleton,
  ErrorState,
  lazyPart,
  Page,
  StatusTag,
  Together,
} from '@steps/platform/ui';
import { type ReactNode, Suspense } from 'react';
import { notifyStep } from '../records/notices/stepNotice';
import { ArchivedNotice } from '../records/recordPage/ArchivedNotice';
import { RecordPanes } from '../records/recordPage/RecordPanes';
import { RecordContext, useShownRecord } from '../records/recordPage/recordContext';
import { MeetingPlanner } from '../schedule/MeetingPlanner';
import { notSaved, type PageRecord, type RecordKind } from './recordKind';

const DeletedHere = lazyPart(async () => (await import('../records/recordPage/DeletedHere')).DeletedHere);

interface RecordPageProps {
  readonly kind: RecordKind;
  readonly record: PageRecord;
  /** Under the name: a short line about the record. */
  readonly purpose: ReactNode;
  readonly picture: ReactNode;
  /** Renames the record. */
  readonly rename: ReactNode;
  /** Status, score and the like. */
  readonly state: ReactNode;
  readonly actions: ReactNode;
  /** The panes: facts, timeline, related records. */
  readonly facts: ReactNode;
  readonly activity: ReactNode;
  readonly context: ReactNode;
  readonly bar: ReactNode;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** The page of a contact or a company: header, three panes and the bar. */
export function RecordPage({ kind, record, children, ...parts }: RecordPageProps) {
  const { id, name, archivedAt } = record;
  const restore = () =>
    attempt(notSaved(kind), () => {
      kind.restore([id]);
      notifyStep(`${name} restored`);
    });
  return (
    <RecordContext value={useShownRecord(kind.collection, id)}>
      <Page
        title={name}
        purpose={parts.purpose}
        titleAction={parts.rename}
        picture={parts.picture}
        width="full"
        crumbs={[
          { label: 'CRM', href: paths.module.href('crm') },
          { label: kind.plural, href: kind.listHref },
          { label: name },
        ]}
        badges={
          <>
            {parts.state}
            {archivedAt && <StatusTag>Archived</StatusTag>}
            <Together.HereToo collection={kind.collection} id={id} />
          </>
        }
        actions={parts.actions}
      >
        {archivedAt && <ArchivedNotice noun={kind.noun} since={archivedAt} onRestore={restore} />}
        <MeetingPlanner>
          <RecordPanes
            noun={kind.noun === 'Contact' ? 'contact' : 'company'}
            left={parts.facts}
            centre={parts.activity}
            right={parts.context}
            bar={parts.bar}
          />
        </MeetingPlanner>
        {children}
      </Page>
    </RecordContext>
  );
}

/** Shown instead of a record that is being read, could not be read, or does not exist. */
export function NoRecord({ kind, id }: { readonly kind: RecordKind; readonly id: string | undefined }) {
  const { noun, collection, missing } = kind;
  const { state, message } = useLoadState();
  const word = noun.toLowerCase();
  if (state === 'loading' || state === 'idle') return <DetailSkeleton label={`Loading ${word}`} />;
  // A record that could not be read must not be called deleted.
  if (state === 'failed')
    return (
      <Page title={noun}>
        <ErrorState title={`The ${word} could not be read`} detail={message} />
      </Page>
    );
  return (
    <Page title={`${noun} Not Found`} purpose={missing.purpose}>
      <div>
        <ButtonLink to={missing.backHref} primary>
          {missing.back}
        </ButtonLink>
      </div>
      {id && (
        <Suspense>
          <DeletedHere collection={collection} id={id} noun={noun} />
        </Suspense>
      )}
    </Page>
  );
}
