import { useContacts } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { DateText } from '@steps/platform/ui';
import { useMemo, useState } from 'react';
import styles from './goneQuiet.module.css';
import { goneQuiet, quietAfterDays } from './quietRules';

const shown = 5;

/** Dashboard widget: interested people with whom nobody has been in touch for a while. */
export function GoneQuiet() {
  const contacts = useContacts();
  const [now] = useState(() => new Date());
  const quiet = useMemo(() => goneQuiet(contacts, now), [contacts, now]);

  if (quiet.length === 0) {
    return <p className="s-muted">Nobody warm or hot has been without contact for {quietAfterDays} days.</p>;
  }
  return (
    <>
      <ul className="s-plain">
        {quiet.slice(0, shown).map(({ id, name, company, lastContact = '' }) => (
          <li key={id} className={styles.quiet}>
            <span>
              <Link to={paths.contact.href(id)}>{name}</Link>
              <span className={`s-faint ${styles.quietCompany}`}>{company}</span>
            </span>
            <span className="s-muted">
              <DateText value={lastContact} now={now} day />
            </span>
          </li>
        ))}
      </ul>
      {quiet.length > shown && <p className="s-faint">And {quiet.length - shown} more.</p>}
    </>
  );
}
