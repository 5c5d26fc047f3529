import { type Contact, useContacts } from '@steps/business';
import type { Campaign } from '@steps/business/campaigns';
import { SelectField } from '@steps/platform/fields';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { attempt, Section, Stack } from '@steps/platform/ui';
import { useMemo } from 'react';
import { ChoiceChips } from '../studio/ChoiceChips';
import { type Audience, type AudienceChoice, audienceNames } from './audienceRules';
import { audienceKinds, audienceWords, people } from './campaignNames';
import { updateCampaign } from './campaignVerbs';
import styles from './Recipients.module.css';
import { useMailing } from './sending/useMailing';
import { type FromCrm, useContactViews } from './useContactViews';

interface RecipientsProps {
  readonly campaign: Campaign;
  readonly choice: AudienceChoice;
  readonly audience: Audience;
  /** Those of the audience who get it. */
  readonly reached: readonly Contact[];
  /** Those who do not, because nothing is recorded of their consent. */
  readonly leftOut: readonly Contact[];
  /** Whether the CRM has said who is in the saved view, where one is chosen. */
  readonly members: FromCrm<unknown>;
}

/** Who gets a campaign, counted as contacts change. */
export function Recipients({ campaign, choice, audience, reached, leftOut, members }: RecipientsProps) {
  const choose = (next: AudienceChoice) =>
    attempt('Not saved', () => updateCampaign(campaign.id, { audienceFrom: next, audience: audienceWords(next) }));
  // How many of them have got it stands beside.
  const mailing = useMailing(campaign.id);
  if (campaign.status === 'sent') {
    return (
      <Section title="Audience">
        <p>
          {campaign.audience}: {mailing ? '' : 'sent to '}
          {people(campaign.recipients ?? 0)}.
        </p>
      </Section>
    );
  }
  return (
    <Section title="Audience">
      <Stack gap={4} bound alignContent="start">
        <ChoiceChips
          legend="Who gets it"
          choices={audienceKinds}
          value={choice.by}
          onChange={(by) => {
            const kind = audienceKinds.find(({ value }) => value === by);
            if (kind) choose({ by: kind.value, name: '' });
          }}
        />
        {choice.by === 'view' ? (
          <ViewChoice choice={choice} onChoose={choose} />
        ) : (
          choice.by !== 'all' && <NameChoice choice={choice} onChoose={choose} />
        )}
        {members.state === 'failed' ? (
          <p className="s-field__error" role="alert">
            {members.problem}
          </p>
        ) : (
          <p role="status">
            {members.state === 'asked' ? (
              'Looking up who is in this view…'
            ) : (
              <>
                <b>{people(reached.length)}</b> {reached.length === 1 ? 'gets' : 'get'} it.
              </>
            )}
          </p>
        )}
        <Stack as="ul" gap={1} tone="muted" size={13} plain className={styles.left}>
          <LeftOut contacts={leftOut} words="left out, without recorded consent" />
          <LeftOut contacts={audience.optedOut} words="opted out" />
          <LeftOut contacts={audience.unreachable} words="without an email address" />
          <LeftOut contacts={audience.repeated} words="with an address that gets it already" />
        </Stack>
      </Stack>
    </Section>
  );
}

interface ChoiceProps {
  readonly choice: AudienceChoice;
  readonly onChoose: (next: AudienceChoice) => void;
}

function NameChoice({ choice, onChoose }: ChoiceProps) {
  const contacts = useContacts();
  const names = useMemo(() => audienceNames(contacts, choice.by), [contacts, choice.by]);
  return (
    <SelectField
      label={audienceKinds.find(({ value }) => value === choice.by)?.label ?? 'Name'}
      options={names.map(({ name, count }) => ({ value: name, label: `${name} (${count.toLocaleString('en-GB')})` }))}
      value={choice.name}
      onChange={(name) => onChoose({ by: choice.by, name: name ?? '' })}
    />
  );
}

/** Saved views are the CRM's: it is asked for them, and may be away. */
function ViewChoice({ choice, onChoose }: ChoiceProps) {
  const from = useContactViews();
  const views = from.state === 'answered' ? from.answer.views : [];
  const chosen = views.find(({ id }) => id === choice.id);
  if (from.state === 'failed' && !choice.id) {
    return (
      <p className="s-field__error" role="alert">
        {from.problem}
      </p>
    );
  }
  if (from.state === 'answered' && views.length === 0) {
    return (
      <p className="s-muted">
        No view of contacts is saved yet.{' '}
        <Link to={paths.module.href('crm', { tab: 'contacts' })}>Save one in the CRM</Link>
      </p>
    );
  }
  return (
    <SelectField
      label="Saved view"
      help={chosen ? `Shows ${chosen.shows}.` : undefined}
      options={[
        ...views.map(({ id, name }) => ({ value: id, label: name })),
        // One that was deleted keeps its name until another is chosen.
        ...(choice.id && !chosen ? [{ value: choice.id, label: choice.name }] : []),
      ]}
      value={choice.id ?? ''}
      onChange={(id) => onChoose({ by: 'view', id: id ?? '', name: views.find((view) => view.id === id)?.name ?? '' })}
    />
  );
}

/** As many names as can be read; the rest is counted. */
const mostNamed = 20;

function LeftOut({ contacts, words }: { readonly contacts: readonly Contact[]; readonly words: string }) {
  if (contacts.length === 0) return null;
  return (
    <li>
      <details>
        <summary>
          {contacts.length.toLocaleString('en-GB')} {words}
        </summary>
        <p className="s-muted">
          {contacts
            .slice(0, mostNamed)
            .map(({ name, email }) => name || email)
            .join(', ')}
          {contacts.length > mostNamed && ` and ${contacts.length - mostNamed} more`}
        </p>
      </details>
    </li>
  );
}
