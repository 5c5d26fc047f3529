/** The parts of an iCalendar file that are looked at, as texts that can be parsed each by itself. */
export interface IcsBlocks {
  readonly events: readonly string[];
  readonly zones: readonly string[];
  /** Properties of the calendar itself, by name in capitals. */
  readonly calendar: ReadonlyMap<string, string>;
  /** Other parts (to-dos, journals), counted by name in capitals. */
  readonly others: ReadonlyMap<string, number>;
  /** Parts that begin and do not end: the file was cut off, or written wrongly. */
  readonly unfinished: number;
}

const parts = new Set(['VEVENT', 'VTIMEZONE', 'VTODO', 'VJOURNAL', 'VFREEBUSY']);

/** Splits a file into its parts, so that one that is damaged does not take the others with it. Never throws. */
export function icsBlocks(text: string): IcsBlocks {
  const events: string[] = [];
  const zones: string[] = [];
  const calendar = new Map<string, string>();
  const others = new Map<string, number>();
  let unfinished = 0;
  let part: string | undefined;
  let lines: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, edge, name] = /^(BEGIN|END):\s*([A-Z-]+)\s*$/i.exec(line)?.map((one) => one?.toUpperCase()) ?? [];
    if (edge === 'BEGIN' && name && parts.has(name)) {
      if (part) unfinished++;
      part = name;
      lines = [line];
    } else if (part && edge === 'END' && name === part) {
      const block = [...lines, line].join('\r\n');
      if (part === 'VEVENT') events.push(block);
      else if (part === 'VTIMEZONE') zones.push(block);
      else others.set(part, (others.get(part) ?? 0) + 1);
      part = undefined;
    } else if (part) lines.push(line);
    else {
      const [, key, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/i.exec(line) ?? [];
      if (key && value !== undefined) calendar.set(key.toUpperCase(), value.trim());
    }
  }
  if (part) unfinished++;
  return { events, zones, calendar, others, unfinished };
}
