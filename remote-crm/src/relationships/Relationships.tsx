import { Allowed } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Avatar, attempt, IconButton, lazyPart, Row, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import crmStyles from '../records/crm.module.css';
import { notifyStep } from '../records/notices/stepNotice';
import recordStyles from '../records/recordPage/record.module.css';
import { removeRelationship, useRelated } from './relationshipState';

const AddRelationshipDialog = lazyPart(async () => (await import('./AddRelationshipDialog')).AddRelationshipDialog);

/** Contacts related to this one: who they report to, who referred them. */
export function Relationships({ contactId, name }: { readonly contactId: string; readonly name: string }) {
  const related = useRelated(contactId);
  const [adding, setAdding] = useState(false);
  const remove = (id: string, other: string) =>
    attempt({ title: 'Not saved', description: 'The relationship could not be removed. Please try again.' }, () => {
      removeRelationship(id);
      notifyStep(`${other} is no longer related`);
    });
  return (
    <Section title="Relationships" count={related.length} collapse={{ id: 'contact.relationships', expanded: false }}>
      <Stack gap={3}>
        {related.length === 0 && (
          <p className="s-faint">Nobody yet: who {name} reports to, who referred them, family.</p>
        )}
        <Stack as="ul" gap={3} className={`s-plain ${recordStyles.list}`}>
          {related.map(({ id, label, other }) => (
            <li key={id}>
              <Row as="span" inline gap={2} align="center" shrink maxWidth="full" className={crmStyles.name}>
                <Avatar name={other.name} picture={other.avatar} />
                <Stack as="span" shrink breakWords>
                  <Link to={paths.contact.href(other.id)}>{other.name}</Link>
                  <span className="s-faint">{label}</span>
                </Stack>
              </Row>
              <Allowed action="delete" module="crm">
                <IconButton
                  label={`Remove relationship with ${other.name}`}
                  icon={X}
                  onClick={() => remove(id, other.name)}
                />
              </Allowed>
            </li>
          ))}
        </Stack>
        <div>
          <Allowed action="add" module="crm">
            <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => setAdding(true)}>
              Add relationship
            </Button>
          </Allowed>
        </div>
      </Stack>
      {adding && (
        <Suspense>
          <AddRelationshipDialog contactId={contactId} name={name} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  );
}
