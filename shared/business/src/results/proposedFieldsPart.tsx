import { DetailSkeleton, lazyPart } from '@steps/platform/ui';
import { Suspense } from 'react';
import type { ProposedFieldsProps } from './ProposedFields';

const Fields = lazyPart(async () => (await import('./ProposedFields')).ProposedFields);

/** A proposal's values, each in the field of its kind. The fields are loaded with the first proposal that is edited. */
export function ProposedFields(props: ProposedFieldsProps) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Fields {...props} />
    </Suspense>
  );
}
