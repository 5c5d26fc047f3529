import { profileName } from '@steps/business';
import { setPreference, usePreference } from '@steps/platform';
import { notify, Section, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';

/** As the support desk keeps it: it signs replies, and "My open" goes by it. */

/** Who works here. */
export function ProfileSection() {
  const known = usePreference(profileName, v.string(), '');
  const [name, setName] = useState(known);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setPreference(profileName, name.trim());
    notify({ title: name.trim() ? 'Your name is saved' : 'Your name is forgotten' });
  };
  return (
    <Section title="Your name" purpose="Used to sign replies to tickets, and shown on what you assign to yourself.">
      <Stack as="form" bound gap={4} maxWidth={480} noValidate onSubmit={save}>
        <TextField
          label="Your name"
          required={false}
          help="Kept in this workspace; nobody outside sees it."
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={setName}
        />
        <div>
          <Button htmlType="submit" disabled={name.trim() === known}>
            Save name
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
