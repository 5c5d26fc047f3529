import { ownerRole, people, roles, useMay } from '@steps/business';
import type { Role } from '@steps/business/host';
import { type Action, actions, collectionsOf, useRecords } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { attempt, Grid, notify, Row, Section, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { allRoles, deleteRole, newRoleId, saveRole } from '../people/peopleState';
import { actionTitles, presets, rightModules } from '../people/presets';
import styles from './permissions.module.css';

/** Roles, and what each lets people do: modules down, actions across. */
export function RolesTab() {
  useRecords(roles);
  const holders = useRecords(people);
  const may = useMay();
  const all = allRoles();
  const [chosen, setChosen] = useState('role-member');
  const [draft, setDraft] = useState<Role>();
  const kept = all.find(({ id }) => id === chosen) ?? all[0];
  if (!kept) return null;
  const role = draft ?? kept;
  const fixed = role.id === ownerRole || !may('change', 'permissions');
  const isOwn = !presets.some(({ id }) => id === role.id);
  const held = holders.filter(({ roleId }) => roleId === role.id).length;
  const leave = (id: string) => {
    setDraft(undefined);
    setChosen(id);
  };
  const copy = () => {
    const id = newRoleId();
    setChosen(id);
    setDraft({ ...kept, id, name: `${kept.name}, changed`, all: false, rights: fullRights(kept) });
  };
  const save = () =>
    attempt(notSaved, () => {
      saveRole(role);
      setDraft(undefined);
      notify({ title: `The role ${role.name.trim()} is saved` });
    });
  const remove = () =>
    attempt(notSaved, () => {
      deleteRole(role.id);
      leave('role-member');
      notify({ title: `The role ${role.name} is deleted` });
    });
  return (
    <Section
      title={role.name}
      purpose={
        presets.find(({ id }) => id === role.id)?.purpose ??
        (held === 1 ? '1 person has this role.' : `${held} people have this role.`)
      }
    >
      <div className={styles.roleHead}>
        <SelectField
          label="Role"
          required
          options={[...all, ...(all.some(({ id }) => id === role.id) ? [] : [role])].map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          value={role.id}
          onChange={(id) => leave(id || 'role-member')}
        />
        {!fixed && (
          <TextField
            label="Name"
            required
            maxLength={60}
            value={role.name}
            onChange={(value) => setDraft({ ...role, name: value })}
          />
        )}
      </div>
      <Matrix role={role} fixed={fixed} onChange={(rights) => setDraft({ ...role, rights })} />
      <Sensitive role={role} fixed={fixed} onChange={(hidden) => setDraft({ ...role, hidden: [...hidden] })} />
      {may('change', 'permissions') && (
        <Row gap={2} wrap marginTop={6}>
          {!fixed && (
            <Button type="primary" disabled={!draft} onClick={save}>
              Save role
            </Button>
          )}
          {draft && <Button onClick={() => leave('role-member')}>Discard changes</Button>}
          {!draft && <Button onClick={copy}>Copy as a new role</Button>}
          {!draft && isOwn && may('delete', 'permissions') && (
            <Button danger onClick={remove}>
              Delete role
            </Button>
          )}
        </Row>
      )}
    </Section>
  );
}

interface MatrixProps {
  readonly role: Role;
  readonly fixed: boolean;
  readonly onChange: (rights: Role['rights']) => void;
}

function Matrix({ role, fixed, onChange }: MatrixProps) {
  const has = (module: string, action: Action) => role.all || (role.rights[module]?.includes(action) ?? false);
  const toggle = (module: string, action: Action, on: boolean) => {
    const now = role.rights[module] ?? [];
    // What is not seen cannot be changed, and what may be changed is seen.
    const next = on
      ? actions.filter((one) => one === action || one === 'view' || now.includes(one))
      : action === 'view'
        ? []
        : now.filter((one) => one !== action);
    onChange({ ...role.rights, [module]: next });
  };
  return (
    <div className={styles.matrix}>
      <table>
        <caption className="s-hidden">What the role {role.name} may do</caption>
        <thead>
          <tr>
            <th scope="col">Module</th>
            {actions.map((action) => (
              <th key={action} scope="col">
                {actionTitles[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rightModules.map(({ id, title }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {actions.map((action) => (
                <td key={action}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${actionTitles[action]}: ${title}`}
                      checked={has(id, action)}
                      disabled={fixed}
                      onChange={({ target }) => toggle(id, action, target.checked)}
                    />
                    <span aria-hidden>{actionTitles[action]}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SensitiveProps {
  readonly role: Role;
  readonly fixed: boolean;
  readonly onChange: (hidden: readonly string[]) => void;
}

const nouns: Readonly<Record<string, string>> = { contacts: 'contacts', companies: 'companies', deals: 'deals' };

/** Sensitive fields as the collections name them. */
export const sensitiveFields = (): readonly { readonly id: string; readonly label: string }[] =>
  collectionsOf('client').flatMap(({ name, sensitive }) =>
    Object.entries(sensitive).map(([field, { name: words }]) => ({
      id: `${name}.${field}`,
      label: `${words.charAt(0).toUpperCase()}${words.slice(1)} of ${nouns[name] ?? name}`,
    })),
  );

function Sensitive({ role, fixed, onChange }: SensitiveProps) {
  return (
    <Stack as="fieldset" gap={2} marginTop={6} className={styles.sensitive}>
      <legend>Sensitive fields</legend>
      <p className="s-faint">
        A hidden field is blank everywhere: in lists, searches, exports and for AI. Their edits leave it unchanged.
      </p>
      <Grid min={220} fill gap={4} rowGap={2}>
        {sensitiveFields().map(({ id, label }) => (
          <Row as="label" key={id} gap={2} align="center" wrap>
            <input
              type="checkbox"
              checked={!role.hidden.includes(id)}
              disabled={fixed}
              onChange={({ target }) =>
                onChange(target.checked ? role.hidden.filter((one) => one !== id) : [...role.hidden, id])
              }
            />
            {label}
          </Row>
        ))}
      </Grid>
    </Stack>
  );
}

/** All that a role may do, written out, so that it can be narrowed. */
const fullRights = (role: Role): Role['rights'] =>
  role.all ? Object.fromEntries(rightModules.map(({ id }) => [id, [...actions]])) : role.rights;

const notSaved = { title: 'The role was not saved', description: errorText };
