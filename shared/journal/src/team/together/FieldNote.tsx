import { collectionNamed } from '@steps/platform/src/core/store/collection';
import type { FieldNoteProps } from '@steps/platform/src/ui/together';
import { announce, Text } from '@steps/platform/ui';
import { useEffect } from 'react';
import { FieldConflict } from './FieldConflict';
import { isTyping } from './othersRules';
import { useOthers } from './togetherState';

/** Who types in a field at this moment, and what somebody else wrote in it at the same time. */
export function FieldNote(props: FieldNoteProps) {
  const { collection, id, fields, label } = props;
  const words = isTyping(
    useOthers().filter(({ places }) =>
      places.some((place) => place.field === fields[0] && place.id === id && place.collection === collection),
    ),
  );
  useEffect(() => {
    if (words) announce(`${label}: ${words}`);
  }, [words, label]);
  const found = collectionNamed(collection);
  return (
    <>
      {words && (
        <Text tone="muted" size={12}>
          {words}
        </Text>
      )}
      {found && <FieldConflict {...props} collection={found} />}
    </>
  );
}
