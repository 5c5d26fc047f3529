import { endSignIn } from '@steps/business/host';
import type { MailAccount } from '@steps/business/mail';
import { sealedForPost } from '@steps/journal/team';
import { attemptLater, CopyButton, Row, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { errorText } from '../gate/errorText';

interface MailSignInProps {
  readonly id: string;
  readonly signIn: NonNullable<MailAccount['signIn']>;
  readonly may: boolean;
}

/** What a person does so that a post office may send for them: sign in on the provider's page. */
export function MailSignIn({ id, signIn: { page, code }, may }: MailSignInProps) {
  const leadsBack = URL.canParse(page) ? new URL(page).searchParams.get('redirect_uri') : null;
  return (
    <Stack gap={3}>
      <span>
        {code === undefined
          ? 'Sign in at your provider with the account of this address.'
          : 'Open the page of your provider, enter the code, and sign in with the account of this address.'}
      </span>
      <Row gap={3} align="center" wrap>
        {code !== undefined && (
          <>
            <strong data-own>{code}</strong>
            <CopyButton text={code} label="Copy the code" />
          </>
        )}
        {isPage(page) && (
          <a className="s-button s-button--primary" href={page} target="_blank" rel="noreferrer">
            {code === undefined ? 'Sign in' : 'Open the page'}
          </a>
        )}
      </Row>
      {leadsBack?.startsWith('http://127.0.0.1') && <PastedAddress id={id} may={may} />}
    </Stack>
  );
}

/** A page that leads back to the machine of the post office does so in a browser on that machine alone. */
function PastedAddress({ id, may }: { readonly id: string; readonly may: boolean }) {
  const [address, setAddress] = useState('');
  const end = (event: FormEvent) => {
    event.preventDefault();
    void attemptLater({ title: 'The sign-in was not ended', description: errorText }, async () => {
      endSignIn(id, await sealedForPost(address));
    });
  };
  return (
    <Stack as="form" gap={2} noValidate onSubmit={end}>
      <TextField
        label="Address of the page that could not be shown"
        required={false}
        help="If your post office runs on another computer, the last page does not open here. Paste its address."
        autoComplete="off"
        value={address}
        onChange={setAddress}
      />
      <div>
        <Button size="small" htmlType="submit" disabled={!may || !address}>
          End the sign-in
        </Button>
      </div>
    </Stack>
  );
}

/** The address comes from a server: it opens a page, and runs nothing. */
const isPage = (address: string): boolean => /^https?:\/\//i.test(address);
