import { Allowed, contacts } from '@steps/business';
import { addAnswerTo, contactForAnswer, type FormAnswer, makeContact } from '@steps/business/forms';
import { useRecords } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { attempt, notify, Row } from '@steps/platform/ui';
import { Button } from 'antd';

/** Of an answer that waits: somebody with its address is a contact already, and a person says what becomes of it. */
export function AnswerContact({ answer }: { readonly answer: FormAnswer }) {
  useRecords(contacts);
  const known = contactForAnswer(answer);
  if (!known) return null;
  const decide = (act: () => { readonly name: string }, title: string) =>
    attempt('Not saved', () => {
      const { name } = act();
      notify({ title, description: name });
    });
  return (
    <Row gap={2} align="center" wrap role="group" aria-label={`Contact of ${answer.name || answer.email}`}>
      <span className="s-muted">
        <Link to={paths.contact.href(known.id)}>{known.name}</Link> has this address already.
      </span>
      <Allowed action="change" module="crm">
        <Button size="small" onClick={() => decide(() => addAnswerTo(known.id, answer), 'Answer added to the contact')}>
          Add to {known.name}
        </Button>
      </Allowed>
      <Allowed action="add" module="crm">
        <Button size="small" onClick={() => decide(() => makeContact(answer), 'Contact added from the form')}>
          Make another contact
        </Button>
      </Allowed>
    </Row>
  );
}
