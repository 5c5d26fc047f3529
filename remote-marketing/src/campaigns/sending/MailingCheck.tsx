import type { Contact } from '@steps/business';
import type { Campaign } from '@steps/business/campaigns';
import type { MailAccount } from '@steps/business/mail';
import { Stack, Text } from '@steps/platform/ui';
import { useEffect, useState } from 'react';
import { useEmailVersion } from '../../emailBuilder/emailDesign';
import { type MailingFinding, mailingFindings } from './mailingFindings';
import { letterWriter, type mailingContent } from './mailingLetters';

interface MailingCheckProps {
  readonly campaign: Campaign;
  readonly account: MailAccount | undefined;
  readonly source: Parameters<typeof mailingContent>[0];
  readonly hasWayOut: boolean;
  readonly readers: readonly Contact[];
  readonly withoutBasis: number;
  /** Told whether something has to be mended before it can go out. */
  readonly onStops: (stops: boolean) => void;
}

/** What the check of a campaign found, before it goes out. */
export function MailingCheck({
  campaign,
  account,
  source,
  hasWayOut,
  readers,
  withoutBasis,
  onStops,
}: MailingCheckProps) {
  const [findings, setFindings] = useState<readonly MailingFinding[]>();
  const version = useEmailVersion(campaign.designVersionId);
  const [reader] = readers;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is what these are made of
  useEffect(() => {
    let isLatest = true;
    const check = async () => {
      const writer = reader && (await letterWriter(source));
      const letters = reader && writer ? [await writer.write(reader, campaign.subject ?? '')] : [];
      const ofBuilder = version
        ? await (await import('./builderFindings')).builderFindings(version, campaign, letters)
        : [];
      return [...ofBuilder, ...mailingFindings({ campaign, account, letters, hasWayOut, withoutBasis })];
    };
    check()
      .catch((error: unknown): MailingFinding[] => [
        { text: error instanceof Error ? error.message : String(error), stops: true },
      ])
      .then((found) => {
        if (!isLatest) return;
        setFindings(found);
        onStops(found.some((one) => one.stops));
      });
    return () => {
      isLatest = false;
    };
  }, [campaign, account, version, hasWayOut, withoutBasis, reader, onStops]);
  if (!findings) return <p role="status">Checking the email…</p>;
  if (findings.length === 0) return <p role="status">Checked: nothing is missing.</p>;
  return (
    <div role="status">
      <Text as="h3" size={13}>
        Before it goes out
      </Text>
      <Stack as="ul" gap={1} plain>
        {findings.map(({ text, stops }) => (
          <li key={text} className={stops ? 's-field__error' : undefined}>
            {text}
          </li>
        ))}
      </Stack>
    </div>
  );
}
