import { mailProviders } from '@steps/business/host';
import { usePostAddresses } from '@steps/business/mail';
import { TextField } from '@steps/platform/ui';
import type { AccountWords } from './mailAccountForm';
import { SealedField } from './SealedField';

interface MailSignInFieldsProps {
  readonly words: AccountWords;
  readonly onChange: (patch: Partial<AccountWords>) => void;
}

/** The application that the business registered at its provider, as which the post office signs in. */
export function MailSignInFields({ words, onChange }: MailSignInFieldsProps) {
  const { signIn } = words;
  const address = usePostAddresses().find(({ url }) => url !== '');
  const register = mailProviders.find(({ oauth }) => oauth?.provider === signIn)?.oauth?.register;
  const leadsBack = address ? `${address.url}/sign-in` : 'http://127.0.0.1/sign-in';
  return (
    <>
      {signIn === 'microsoft' && (
        <p className="s-muted">
          Once, at <Page address={register} />: register an application, and under Authentication allow public client
          flows. It needs no secret.
        </p>
      )}
      {signIn === 'google' && (
        <p className="s-muted">
          Once, at <Page address={register} />: switch the Gmail API on and create an OAuth client,{' '}
          {address ? (
            <>
              “Web application”, with the redirect address <code>{leadsBack}</code>.
            </>
          ) : (
            'of the kind “Desktop app”.'
          )}
        </p>
      )}
      {signIn === 'other' && (
        <>
          <p className="s-muted">
            Register an application at your provider, with the redirect address <code>{leadsBack}</code>.
          </p>
          <TextField
            label="Sign-in server"
            type="url"
            autoComplete="off"
            placeholder="https://login.example.com"
            value={words.issuer}
            onChange={(issuer) => onChange({ issuer })}
          />
          <TextField
            label="What is asked for (scope)"
            autoComplete="off"
            value={words.scope}
            onChange={(scope) => onChange({ scope })}
          />
        </>
      )}
      <TextField
        label="Client ID"
        autoComplete="off"
        value={words.clientId}
        onChange={(clientId) => onChange({ clientId })}
      />
      {signIn === 'microsoft' && (
        <TextField
          label="Directory (tenant) ID"
          autoComplete="off"
          required={false}
          help="For an application that only your own organisation uses."
          value={words.tenant}
          onChange={(tenant) => onChange({ tenant })}
        />
      )}
      {signIn !== 'microsoft' && (
        <SealedField
          label="Client secret"
          required={false}
          help="Only if the provider gave you one."
          value={words.clientSecret}
          onChange={(clientSecret) => onChange({ clientSecret })}
        />
      )}
    </>
  );
}

const Page = ({ address }: { readonly address: string | undefined }) => (
  <a href={address} target="_blank" rel="noreferrer">
    {address?.replace('https://', '')}
  </a>
);
