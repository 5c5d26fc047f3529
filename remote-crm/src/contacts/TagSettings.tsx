import { favouriteTag, LookOnly } from '@steps/business';
import { countedAs, textFinder } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { attempt, ButtonLink, EmptyState, IconButton, Row, SearchField, Section, useConfirm } from '@steps/platform/ui';
import { Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SettingInput } from '../records/forms/SettingInput';
import styles from '../records/forms/settings.module.css';
import { notifyStep } from '../records/notices/stepNotice';
import { conditionText } from '../records/recordTable/listViewRules';
import { sameTag, type TagCount } from './tagCountRules';
import { deleteTag, renameTag, useTags } from './tagState';

const failure = { title: 'Not saved', description: 'The tags could not be saved. Please try again.' };
const contactCount = countedAs('contact');
const companyCount = countedAs('company', 'companies');
/** From this many tags on there is a search box, and the rest are shown on request. */
const manyTags = 12;
const mostShown = 100;

/** Settings: all tags of contacts and companies; renamed, merged and deleted everywhere at once. */
export function TagSettings() {
  const tags = useTags();
  const [query, setQuery] = useState('');
  const holds = textFinder(query);
  const found = tags.filter(({ name }) => holds(name));
  return (
    <Section
      title="Tags"
      purpose="Words on contacts and companies. A new name applies everywhere; the name of another tag merges the two."
    >
      {tags.length === 0 ? (
        <EmptyState
          icon={Tags}
          title="No tags yet"
          purpose="Add tags on the page of a contact or a company, or to many at once in a list. They then appear here, with the number of records that use each."
          action={<ButtonLink to={paths.module.href('crm', { tab: 'contacts' })}>Open contacts</ButtonLink>}
        />
      ) : (
        <>
          {tags.length >= manyTags && (
            <Row marginBottom={2}>
              <SearchField label="Find a tag" value={query} onChange={setQuery} />
            </Row>
          )}
          <LookOnly module="crm">
            <ul className={`s-plain ${styles.settings}`}>
              {found.slice(0, mostShown).map((tag) => (
                <TagRow key={tag.name} tag={tag} all={tags} />
              ))}
            </ul>
          </LookOnly>
          {found.length === 0 && <p className="s-faint">No tag like “{query.trim()}”.</p>}
          {found.length > mostShown && (
            <p className="s-faint">
              {mostShown} of {found.length.toLocaleString('en-GB')} tags. Find the others by name.
            </p>
          )}
        </>
      )}
    </Section>
  );
}

function TagRow({ tag, all }: { readonly tag: TagCount; readonly all: readonly TagCount[] }) {
  const confirm = useConfirm();
  const { name } = tag;
  const isFavourite = sameTag(name, favouriteTag);
  const rename = (typed: string) => {
    const other = all.find((one) => one.name !== name && sameTag(one.name, typed));
    const change = () => {
      renameTag(name, other?.name ?? typed);
      notifyStep(other ? `“${name}” merged into “${other.name}”` : `Tag renamed to “${typed.trim()}”`);
    };
    if (!other) return change();
    // The field shows its old value until the question is answered.
    void confirm({
      title: `Merge “${name}” into “${other.name}”?`,
      text: `${carriers(tag)} will carry “${other.name}” instead. Undo brings both back.`,
      action: 'Merge tags',
    }).then((yes) => yes && attempt(failure, change));
  };
  const remove = () =>
    attempt(failure, () => {
      deleteTag(name);
      notifyStep(`Tag “${name}” deleted`, `${carriers(tag)} no longer carry it.`);
    });
  return (
    <li className={styles.settingsRow}>
      <SettingInput label={`Name of the tag ${name}`} value={name} disabled={isFavourite} onSave={rename} />
      <span className={styles.settingsCount}>
        {tag.contacts > 0 && <Link to={tagged('contacts', name)}>{contactCount(tag.contacts)}</Link>}
        {tag.contacts > 0 && tag.companies > 0 && ', '}
        {tag.companies > 0 && <Link to={tagged('companies', name)}>{companyCount(tag.companies)}</Link>}
        {isFavourite && <span className="s-faint"> (the star)</span>}
      </span>
      <Row as="span" inline justify="end" size={13} className={styles.settingsActions}>
        <IconButton label={`Delete the tag ${name}`} icon={Trash2} onClick={remove} />
      </Row>
    </li>
  );
}

const carriers = ({ contacts, companies }: TagCount) =>
  [contacts > 0 && contactCount(contacts), companies > 0 && companyCount(companies)].filter(Boolean).join(' and ');

const tagged = (tab: 'contacts' | 'companies', name: string) =>
  paths.module.href('crm', { tab, archive: 'all', tag: conditionText('set', { operator: 'has', values: [name] }) });
