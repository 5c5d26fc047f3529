import { paths } from '@steps/platform/paths';
import { ButtonLink, DateText, Row } from '@steps/platform/ui';
import type { AiResult } from '../ai/ledger/aiResult';
import { isApproved } from '../ai/ledger/aiResultRules';
import { useOwnReading, useReadByTwo, useSecondReaders } from './useTeamReaders';

interface ReviewRuleNoteProps {
  readonly result: AiResult;
  /** The person at work may approve it. */
  readonly decides: boolean;
}

/** What a review rule requires of this entry while it waits, and who has read it once it is approved. */
export function ReviewRuleNote({ result, decides }: ReviewRuleNoteProps) {
  const { status, held, needsSecond, reading } = result;
  const others = useSecondReaders(result);
  const isOwn = useOwnReading(result);
  if (status !== 'pending') return needsSecond && isApproved(result) ? <ReadersNote result={result} /> : null;
  if (!(held || needsSecond)) return null;
  const alone = needsSecond && decides && others?.length === 0 && (!reading || isOwn);
  return (
    <div className="s-result__note">
      {held && 'A review rule holds it back. Release it before you approve it. '}
      {needsSecond && !reading && `A review rule asks for two readers${others ? ', each on their own device' : ''}. `}
      {reading && (
        <>
          Read once, by {reading.actor}, <DateText value={reading.at} />.{' '}
        </>
      )}
      {reading && !alone && secondWords({ others, isOwn, decides })}
      {alone && <NobodyElse />}
    </div>
  );
}

interface SecondWords {
  /** Who else in the team may approve it; `undefined` where the business is on one device. */
  readonly others: readonly string[] | undefined;
  /** Read first by the person at work. */
  readonly isOwn: boolean;
  readonly decides: boolean;
}

/** With more names than these nobody would read on. */
const mostNames = 3;

function secondWords({ others, isOwn, decides }: SecondWords): string {
  if (!isOwn) return others && decides ? 'You can approve it as the second reader.' : 'Somebody else approves it.';
  const names = others && others.length <= mostNames ? `: ${anyOf(others)}` : '';
  return `Needs a second person of your team, who approves it on their own device${names}.`;
}

const anyOf = (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

/** In a team nobody is both readers, so this waits until there is somebody else. */
function NobodyElse() {
  return (
    <>
      Nobody else in your team may approve it yet. Invite a second person, or switch the rule off and regenerate the
      result.
      <Row gap={2} wrap paddingTop={2}>
        <ButtonLink to={paths.module.href('settings', { section: 'team' })}>Invite a second person</ButtonLink>
        <ButtonLink to={paths.module.href('human-loop', { tab: 'rules' })}>Review rules</ButtonLink>
      </Row>
    </>
  );
}

/** Who has read it, and how that is known. */
function ReadersNote({ result }: { readonly result: AiResult }) {
  const two = useReadByTwo(result);
  const first = result.history.findLast(({ action }) => action === 'read');
  const second = result.history.findLast(({ action }) => action === result.status);
  if (!first || !second) return null;
  return (
    <p className="s-result__note">
      Read by {first.actor} and {second.actor},{' '}
      {two ? 'each on their own device.' : 'by name: the names were not checked.'}
    </p>
  );
}
