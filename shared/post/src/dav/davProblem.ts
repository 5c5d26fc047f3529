/** Why a server could not be asked. */
export type DavFault =
  /** It does not answer, or asks to try again later. */
  | 'away'
  /** It does not accept the user and password. */
  | 'refusesUs'
  /** There is nothing at that address. */
  | 'gone'
  /** It cannot do what was asked, or its answer cannot be read. */
  | 'broken'
  /** The answer was too large. */
  | 'tooLarge';

/** What went wrong with a server of calendars or address books, in words a person can act on. */
export class DavProblem extends Error {
  /** `status`: the HTTP status, if it answered; `retryAfter`: how long it asks to be left alone (ms). */
  constructor(
    readonly fault: DavFault,
    message: string,
    readonly status?: number,
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'DavProblem';
  }
}

/** Why there was no connection, in words. */
export function connectionProblem(host: string, error: unknown): DavProblem {
  const code = codeOf(error);
  if (code === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return new DavProblem('away', `${host} does not answer. It is tried again by itself.`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new DavProblem('away', `There is no server called ${host}, or the network is away. Check the address.`);
  if (code === 'ECONNREFUSED')
    return new DavProblem('away', `${host} takes no connections there. Check the address and the port.`);
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code))
    return new DavProblem('away', `The certificate of ${host} is not trusted (${code}). Nothing was sent to it.`);
  return new DavProblem(
    'away',
    `The connection to ${host} was lost${code ? ` (${code})` : ''}. It is tried again by itself.`,
  );
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // The older property `code` is a number.
  if (error.name === 'TimeoutError') return error.name;
  const { cause } = error;
  return cause instanceof Error ? codeOf(cause) : ((error as NodeJS.ErrnoException).code?.toString() ?? '');
}
