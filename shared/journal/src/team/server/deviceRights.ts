/** What a device may publish to and subscribe to: subjects of NATS. */
export interface SubjectRights {
  readonly pub: readonly string[];
  readonly sub: readonly string[];
}

/** What an account says of the devices. */
export interface AccountDevices {
  /** Public keys of devices that were removed, with the second since 1970 up to which what was signed for them is void. */
  readonly revoked: Readonly<Record<string, number>>;
  /** What a device may do, by the public key that signed its token. */
  readonly rights: Readonly<Record<string, SubjectRights>>;
}

/** Whose device it is, on the server. */
export interface DevicePlace {
  /** Random: names the stream. */
  readonly workspace: string;
  /** Random: the part of the workspace that is read. */
  readonly business: string;
  /** Random: how the device calls itself. */
  readonly device: string;
}

export const streamName = ({ workspace }: Pick<DevicePlace, 'workspace'>): string => `STEPS_${workspace}`;

export const subjectPrefix = ({ workspace, business }: Omit<DevicePlace, 'device'>): string =>
  `steps.${workspace}.${business}`;

/** Where a device says who is at work on it and where; `*` for all of the business. No stream keeps it. */
export const presenceSubject = ({ workspace, business }: Omit<DevicePlace, 'device'>, device: string): string =>
  `presence.${workspace}.${business}.${device}`;

/** Answers come to subjects of its own, which no other device may read. */
export const inboxPrefix = ({ device }: Pick<DevicePlace, 'device'>): string => `_INBOX_${device}`;

/**
 * What the link of a device asks of the server, and no more: it reads and replaces rows, and follows them. It neither makes,
 * changes nor empties the stream. It sends where it is on its own subject alone, and receives all others.
 * `rows`: the rows that it may replace; without, all of the business.
 */
export function deviceRights(place: DevicePlace, rows?: readonly string[]): SubjectRights {
  const stream = streamName(place);
  return {
    pub: [
      presenceSubject(place, place.device),
      ...(rows ?? [`${subjectPrefix(place)}.*.*`]),
      `$JS.API.STREAM.INFO.${stream}`,
      `$JS.API.STREAM.MSG.GET.${stream}`,
      `$JS.API.CONSUMER.CREATE.${stream}.>`,
      `$JS.API.CONSUMER.INFO.${stream}.*`,
      `$JS.API.CONSUMER.DELETE.${stream}.*`,
      `$JS.API.CONSUMER.MSG.NEXT.${stream}.*`,
    ],
    sub: [`${inboxPrefix(place)}.>`, presenceSubject(place, '*')],
  };
}
