import type { DavLink } from '@steps/business/host';

const directions = [
  { value: 'both', label: 'Both ways' },
  { value: 'read', label: 'Only from there' },
  { value: 'write', label: 'Only to there' },
  { value: 'busy', label: 'Busy times only, without titles' },
] as const satisfies readonly { readonly value: DavLink['mode']; readonly label: string }[];

/** The directions of a link: a file is only read, and an address book has no busy times. */
export const directionsOf = ({ kind, feed }: { readonly kind: DavLink['kind']; readonly feed?: boolean | undefined }) =>
  directions.filter(({ value }) =>
    feed ? value === 'read' || value === 'busy' : kind === 'calendar' || value !== 'busy',
  );

/** The direction of a link in words. */
export const directionOf = ({ mode }: DavLink): string => directions.find(({ value }) => value === mode)?.label ?? mode;

/** What becomes of what is there and here when a link gets this direction. */
export function directionHelp({ kind, name, mode: before }: DavLink, mode: DavLink['mode']): string {
  switch (mode) {
    case 'both':
      return `Changes go both ways. What was changed or deleted in Steps meanwhile goes to ${name} too. If both sides changed the same, you are asked.`;
    case 'read':
      return `Changes in ${name} come to Steps. Nothing is changed in ${name} any more, and what is there stays.`;
    case 'write':
      return `Changes in Steps go to ${name}. Changes made there do not come to Steps, and are replaced with what Steps has. ${kind === 'calendar' ? 'Meetings' : 'Contacts'} that are only in ${name} stay there.`;
    case 'busy':
      return `Only busy times come from ${name}.${before === 'busy' ? '' : ' Meetings that are in Steps already keep their titles and places.'}`;
  }
}
