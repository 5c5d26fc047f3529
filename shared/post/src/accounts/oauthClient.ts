import type { MailOAuth } from '@steps/business/src/nouns/mail/mailAccount';
import * as client from 'openid-client';

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** The metadata of the server for signing in. Rejects if it cannot be reached, or is not such a server. */
export async function oauthServer(
  { issuer, clientId }: MailOAuth,
  clientSecret: string | undefined,
): Promise<client.Configuration> {
  const address = new URL(issuer);
  const isOwn = address.protocol === 'http:' && ownNames.includes(address.hostname);
  const options = isOwn ? { execute: [client.allowInsecureRequests] } : {};
  return client
    .discovery(address, clientId, undefined, clientSecret ? undefined : client.None(), options)
    .then((server) => (clientSecret ? withSecret(server, clientId, clientSecret, isOwn) : server));
}

/** With the client secret in the way that the server accepts. */
function withSecret(
  described: client.Configuration,
  clientId: string,
  secret: string,
  isOwn: boolean,
): client.Configuration {
  const metadata = described.serverMetadata();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const auth = methods.includes('client_secret_post')
    ? client.ClientSecretPost(secret)
    : client.ClientSecretBasic(secret);
  const server = new client.Configuration(metadata, clientId, undefined, auth);
  if (isOwn) client.allowInsecureRequests(server);
  return server;
}

/** What went wrong at a sign-in, in words a person can act on. */
export function oauthWords(error: unknown, { issuer, clientId }: MailOAuth): string {
  const host = URL.canParse(issuer) ? new URL(issuer).hostname : issuer;
  const { error: code, error_description: said, message } = error as client.ResponseBodyError;
  const words = said ? `: “${String(said).replace(/\s+/g, ' ').trim()}”` : '';
  switch (code) {
    case 'invalid_grant':
      return `${host} does not take the sign-in any more${words}. Sign in again.`;
    case 'access_denied':
      return `The sign-in was refused at ${host}${words}. Sign in again, and allow it there.`;
    case 'expired_token':
      return 'Nobody signed in in time. Sign in again.';
    case 'invalid_client':
    case 'unauthorized_client':
      return `${host} does not know the application ${clientId}, or its secret is wrong${words}. Check both where you registered it.`;
    case 'invalid_scope':
      return `${host} does not let the application ${clientId} ask for mail${words}. Allow that where you registered it.`;
    default:
      return code
        ? `${host} says “${code}”${words}. Sign in again.`
        : `${host} could not be asked to sign in (${reason(error, message)}). Check its address, and whether this machine is online.`;
  }
}

const reason = (error: unknown, message: string): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : message;
