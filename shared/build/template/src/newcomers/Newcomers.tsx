import { useContacts } from '@steps/business';
import { addDays, ownDay } from '@steps/platform';
import { DateField } from '@steps/platform/fields';
import { useSearchParams } from '@steps/platform/router';
import { useState } from 'react';
import styles from './Newcomers.module.css';
import { newcomersSince } from './newcomerRules';

const shown = 5;

/** Who was added since a day that can be chosen. */
export function Newcomers() {
  const contacts = useContacts();
  const [params] = useSearchParams();
  const [day, setDay] = useState(() => params.get('since') ?? addDays(ownDay(new Date()), -30));
  const newcomers = newcomersSince(contacts, day);
  return (
    <div className={styles.newcomers}>
      <DateField label="Added since" value={day} onChange={setDay} />
      <p>
        This workspace has {contacts.length} contacts, {newcomers.length} of them added since then.
      </p>
      <ul className="s-plain">
        {newcomers.slice(0, shown).map(({ id, name }) => (
          <li key={id} className={styles.name}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
