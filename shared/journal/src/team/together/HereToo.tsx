import { Tooltip } from '@steps/platform/fields';
import type { HereTooProps } from '@steps/platform/src/ui/together';
import { Avatar, announce, Popover } from '@steps/platform/ui';
import { useEffect } from 'react';
import { OtherDevices } from './OtherDevices';
import { hereToo, whoAndWhere } from './othersRules';
import styles from './together.module.css';
import { openRecord, useOthers } from './togetherState';

/** Faces beside each other; of more the number is said. */
const mostFaces = 3;

/** Faces of those who have the same record open. */
export function HereToo({ collection, id }: HereTooProps) {
  const others = useOthers().filter(({ places }) =>
    places.some((place) => place.collection === collection && place.id === id),
  );
  useEffect(() => openRecord({ collection, id }), [collection, id]);
  const words = hereToo(others);
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
  if (!words) return null;
  const faces = others.slice(0, mostFaces);
  return (
    <Tooltip text={others.map(whoAndWhere).join(', ')} named>
      <Popover
        label={words}
        arrow={false}
        className={styles.faces ?? ''}
        trigger={
          <>
            {faces.map(({ device, name }) => (
              <Avatar key={device} name={name} size={28} />
            ))}
            {others.length > faces.length && <span aria-hidden>+{others.length - faces.length}</span>}
          </>
        }
      >
        <OtherDevices others={others} />
      </Popover>
    </Tooltip>
  );
}
