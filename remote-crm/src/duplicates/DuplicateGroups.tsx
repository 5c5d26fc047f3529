import { companies, contacts } from '@steps/business';
import { counted } from '@steps/platform';
import { Box, EmptyState, ErrorState, ProgressBar, Row, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { reasonLabels } from './duplicateLabels';
import { type DuplicateGroup, switchboard } from './duplicateRules';
import styles from './duplicates.module.css';
import { type Noun, plurals } from './mergeRules';
import { useDuplicates, useLivingGroups } from './useDuplicates';

interface DuplicateGroupsProps {
  readonly noun: Noun;
  readonly onMerge: (ids: readonly string[]) => void;
}

/** Groups shown at once. */
const page = 50;
/** Records of a group named in the list; the comparison has all of them. */
const named = 6;

/** The groups of records that may be the same. */
export function DuplicateGroups({ noun, onMerge }: DuplicateGroupsProps) {
  const { search, again } = useDuplicates(noun);
  const groups = useLivingGroups(noun, search.state === 'found' ? search.groups : []);
  const [limit, setLimit] = useState(page);
  if (search.state === 'failed') {
    return (
      <ErrorState
        title="The search did not finish"
        safe="Nothing was changed."
        next="Search again."
        onRetry={again}
        retryLabel="Search again"
      />
    );
  }
  if (search.state === 'searching') {
    return (
      <Stack gap={4} justifyItems="center" paddingY={8}>
        <p>Comparing {plurals[noun]}…</p>
        <div className={styles.matchWaitBar}>
          <ProgressBar label={`Comparing ${plurals[noun]}`} value={search.done * 100} />
        </div>
      </Stack>
    );
  }
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={CheckCheck}
        title="No duplicates"
        purpose={`No two ${plurals[noun]} share ${noun === 'contact' ? 'an email, a phone number, or a name with company' : 'a name, website, email or phone number'}. A phone number of more than ${switchboard} counts as a switchboard.`}
      />
    );
  }
  return (
    <Stack gap={4} bound alignContent="start">
      <p className="s-muted">
        {counted(groups.length, 'group')} of {plurals[noun]} that may be the same.
      </p>
      <Box as="ul" divider="above" plain>
        {groups.slice(0, limit).map((group) => (
          <GroupRow key={group.ids.join()} noun={noun} group={group} onMerge={onMerge} />
        ))}
      </Box>
      {groups.length > limit && (
        <Button onClick={() => setLimit(limit + page)}>Show {Math.min(page, groups.length - limit)} more</Button>
      )}
    </Stack>
  );
}

function GroupRow({ noun, group, onMerge }: DuplicateGroupsProps & { readonly group: DuplicateGroup }) {
  const lines = group.ids.map((id) => lineOf(noun, id));
  return (
    <Row as="li" gap={4} rowGap={2} align="center" justify="between" wrap paddingY={3} divider="below">
      <Box basis={240} shrink>
        <p className="s-faint">Share {group.reasons.map((reason) => reasonLabels[reason]).join(' and ')}</p>
        {lines.slice(0, named).map(({ id, name, details }) => (
          <Text key={id} breakWords>
            <strong>{name}</strong> <span className="s-muted">{details}</span>
          </Text>
        ))}
        {lines.length > named && <p className="s-faint">and {lines.length - named} more</p>}
      </Box>
      <Button onClick={() => onMerge(group.ids)} aria-label={`Compare and merge: ${lines[0]?.name ?? ''}`}>
        Compare and merge
      </Button>
    </Row>
  );
}

function lineOf(noun: Noun, id: string): { id: string; name: string; details: string } {
  const contact = noun === 'contact' ? contacts.get(id) : undefined;
  const company = noun === 'company' ? companies.get(id) : undefined;
  const details = contact
    ? [contact.email, contact.phone, contact.company, contact.archivedAt && 'archived']
    : [company?.website, company?.phone, company?.location, company?.archivedAt && 'archived'];
  return { id, name: contact?.name ?? company?.name ?? '', details: details.filter(Boolean).join(' · ') };
}
