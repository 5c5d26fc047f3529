import { Allowed, type Contact } from '@steps/business';
import { Link } from '@steps/platform/router';
import { attempt, Row, Section } from '@steps/platform/ui';
import { X } from 'lucide-react';
import { notifyStep } from '../records/notices/stepNotice';
import styles from '../records/recordPage/record.module.css';
import { removeFromList } from '../staticLists/contactListState';
import { listHref } from '../staticLists/listHref';

const failure = { title: 'Not saved', description: 'The contact could not be changed. Please try again.' };

/** The lists that a contact is on; nothing while there are none. */
export function ContactLists({ contact: { id, lists = [] } }: { readonly contact: Contact }) {
  if (lists.length === 0) return null;
  const takeOff = (name: string) =>
    attempt(failure, () => {
      removeFromList([id], name);
      notifyStep(`Taken off “${name}”`);
    });
  return (
    <Section title="Lists" count={lists.length} collapse={{ id: 'contact.lists', expanded: true }}>
      <Row as="ul" gap={2} align="center" wrap plain aria-label="Lists">
        {lists.map((name) => (
          <li key={name} className={`s-tag ${styles.tag}`}>
            <Link className={styles.tagText} to={listHref(name)}>
              {name}
            </Link>
            <Allowed action="change" module="crm">
              <button
                type="button"
                className={styles.tagRemove}
                aria-label={`Take off the list ${name}`}
                onClick={() => takeOff(name)}
              >
                <X size={12} aria-hidden />
              </button>
            </Allowed>
          </li>
        ))}
      </Row>
    </Section>
  );
}
