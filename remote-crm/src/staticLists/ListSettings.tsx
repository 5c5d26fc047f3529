import { Allowed } from '@steps/business';
import { countedAs } from '@steps/platform';
import { Link } from '@steps/platform/router';
import { attempt, IconButton, Row, Section, useConfirm } from '@steps/platform/ui';
import { Trash2 } from 'lucide-react';
import { AddSetting } from '../records/forms/AddSetting';
import { SettingInput } from '../records/forms/SettingInput';
import styles from '../records/forms/settings.module.css';
import { notifyStep } from '../records/notices/stepNotice';
import { type ListCount, longestListName } from './contactListRules';
import { createList, deleteList, renameList, useLists } from './contactListState';
import { listHref } from './listHref';

const failure = { title: 'Not saved', description: 'The lists could not be saved. Please try again.' };
const counted = countedAs('contact');

/** Settings: the lists that contacts are put on. */
export function ListSettings() {
  const lists = useLists();
  return (
    <Section
      title="Lists"
      purpose="Groups of contacts that you choose by hand, for a mailing or an event. Add contacts in the list of contacts or on their page."
    >
      {lists.length === 0 && <p className="s-faint">No lists yet.</p>}
      <ul className={`s-plain ${styles.settings}`}>
        {lists.map((list) => (
          <ListRow key={list.name} list={list} />
        ))}
      </ul>
      <Allowed action="add" module="crm">
        <AddSetting
          label="New list"
          action="Add list"
          maxLength={longestListName}
          otherwise={failure.description}
          onAdd={(typed) => notifyStep(`List “${createList(typed).name}” added`)}
        />
      </Allowed>
    </Section>
  );
}

function ListRow({ list: { name, count } }: { readonly list: ListCount }) {
  const confirm = useConfirm();
  const remove = async () => {
    const yes =
      count === 0 ||
      (await confirm({
        title: `Delete the list “${name}”?`,
        text: `${counted(count)} will no longer be on it; the contacts themselves stay. Undo brings it back.`,
        action: 'Delete list',
        tone: 'danger',
      }));
    if (!yes) return;
    attempt(failure, () => {
      deleteList(name);
      notifyStep(`List “${name}” deleted`);
    });
  };
  return (
    <li className={styles.settingsRow}>
      <SettingInput
        label={`Name of the list ${name}`}
        value={name}
        onSave={(typed) => {
          renameList(name, typed);
          notifyStep(`List renamed to “${typed.trim()}”`);
        }}
      />
      <span className={styles.settingsCount}>
        {count > 0 ? <Link to={listHref(name)}>{counted(count)}</Link> : <span className="s-faint">Nobody yet</span>}
      </span>
      <Row as="span" inline justify="end" size={13} className={styles.settingsActions}>
        <IconButton label={`Delete the list ${name}`} icon={Trash2} onClick={() => void remove()} />
      </Row>
    </li>
  );
}
