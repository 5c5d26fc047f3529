/** Why a remote, or a part of it, is not on the screen. */
export type RemoteFault =
  | 'unreachable'
  | 'slow'
  | 'not-a-script'
  | 'damaged'
  | 'threw-on-load'
  | 'threw-on-render'
  | 'incompatible'
  | 'refused'
  | 'bad-entry'
  | 'missing-part'
  | 'disabled';

const causes: Record<RemoteFault, string> = {
  unreachable: 'Its server cannot be reached.',
  slow: 'Its server did not answer in time.',
  'not-a-script': 'Its server answered with a web page instead of a program.',
  damaged: 'Its program arrived damaged.',
  'threw-on-load': 'Its program failed while starting.',
  'threw-on-render': 'Its page failed while being shown.',
  incompatible: 'It was built for another version of Steps.',
  refused: 'Its address or its fingerprint is not in the list of remotes, so it was not run.',
  'bad-entry': 'Its entry in the list of remotes cannot be used.',
  'missing-part': 'It does not contain this page.',
  disabled: 'It has been switched off by the people who run this site.',
};

/** A remote that failed, with its name and the cause in words for the screen. */
export class RemoteError extends Error {
  constructor(
    readonly remote: string,
    readonly fault: RemoteFault,
    readonly detail?: string,
    options?: ErrorOptions,
  ) {
    super(`${remote}: ${causes[fault]}${detail ? ` ${detail}` : ''}`, options);
    this.name = 'RemoteError';
  }

  /** One sentence for the user. */
  get explanation(): string {
    return causes[this.fault];
  }
}
