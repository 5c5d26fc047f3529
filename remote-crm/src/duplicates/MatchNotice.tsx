import { Link } from '@steps/platform/router';
import { Text } from '@steps/platform/ui';
import crmStyles from '../records/crm.module.css';
import type { Match } from './duplicateIndex';
import { reasonLabels } from './duplicateLabels';
import duplicatesStyles from './duplicates.module.css';

interface MatchNoticeProps {
  readonly matches: readonly Match<{
    readonly id: string;
    readonly name: string;
    readonly archivedAt?: string | undefined;
  }>[];
  readonly noun: 'contact' | 'company';
  readonly hrefOf: (id: string) => string;
}

/** Records named at once; more would hide the form. */
const shown = 3;

/**
 * While somebody types a new record: existing ones that may be the same, with links. Shown and read aloud as soon as there is
 * one.
 */
export function MatchNotice({ matches, noun, hrefOf }: MatchNoticeProps) {
  return (
    <div className={crmStyles.wide} role="status">
      {matches.length > 0 && (
        <Text as="div" padding={3} radius="control" breakWords className={duplicatesStyles.match}>
          <p>You may have this {noun} already:</p>
          <ul className="s-plain">
            {matches.slice(0, shown).map(({ record, by }) => (
              <li key={record.id}>
                <span>
                  <strong>{record.name}</strong> has {reasonLabels[by]}
                  {record.archivedAt && ' and is archived'}.
                </span>{' '}
                <Link to={hrefOf(record.id)} aria-label={`Open it: ${record.name}`}>
                  Open it
                </Link>
              </li>
            ))}
            {matches.length > shown && <li>and {matches.length - shown} more</li>}
          </ul>
        </Text>
      )}
    </div>
  );
}
