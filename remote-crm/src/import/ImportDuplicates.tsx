import { counted } from '@steps/platform';
import { Row, Stack } from '@steps/platform/ui';
import type { MatchChoice } from './importMatchRules';
import { setMatchChoice, useImport } from './importState';

const kinds = [
  { kind: 'phone', how: 'the same phone number' },
  { kind: 'name', how: 'the same name and company' },
] as const;

const options: readonly { readonly value: MatchChoice; readonly label: string }[] = [
  { value: 'create', label: 'Add as new contacts' },
  { value: 'update', label: 'Update the contacts' },
  { value: 'skip', label: 'Leave out' },
];

/** Rows that seem to belong to existing contacts: how many, how that was found, and what to do with them. */
export function ImportDuplicates() {
  const { matches, choices } = useImport();
  const { counts } = matches;
  if (counts.email + counts.phone + counts.name === 0) return null;
  return (
    <Stack as="section" gap={2} padding={3} radius="control" background="sunken" aria-label="Duplicates found">
      {counts.email > 0 && <p>{counted(counts.email, 'row')} with the email of a contact you have.</p>}
      {kinds.map(({ kind, how }) =>
        counts[kind] > 0 ? (
          <Row key={kind} as="label" gap={2} align="center" wrap>
            <span>
              {counted(counts[kind], 'row')} with {how} as a contact you have:
            </span>
            <select
              className="s-input"
              value={choices[kind]}
              // The options are exactly the choices.
              onChange={(event) => setMatchChoice(kind, event.target.value as MatchChoice)}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Row>
        ) : null,
      )}
    </Stack>
  );
}
