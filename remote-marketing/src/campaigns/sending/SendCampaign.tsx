import { type Contact, useActiveClient } from '@steps/business';
import type { Campaign } from '@steps/business/campaigns';
import { addressesIn, useMailAccounts, usePostAddresses } from '@steps/business/mail';
import { definePreference, setPreference, usePreference } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { attempt, attemptLater, notify, Row, Stack, TextField, useConfirm } from '@steps/platform/ui';
import { Button, Checkbox } from 'antd';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { people } from '../campaignNames';
import { MailingCheck } from './MailingCheck';
import { mailingContent } from './mailingLetters';
import { paceOf, paces, usualPace } from './mailingPaces';
import { startMailing, takeBackMailing } from './mailingState';
import { TestStatus } from './TestStatus';
import type { Consent } from './useConsent';

const mailingKey = definePreference('marketing.mailing', 'person');

interface SendCampaignProps {
  readonly campaign: Campaign;
  readonly consent: Consent;
  /** Beside the button that sends it. */
  readonly children: ReactNode;
}

/** Sends a campaign that is ready by the business's own post office: from which address, how fast, a test to oneself, a check, and off. */
export function SendCampaign({ campaign, consent, children }: SendCampaignProps) {
  const client = useActiveClient();
  const accounts = useMailAccounts();
  const hasWayOut = usePostAddresses().some(({ url }) => url !== '');
  const kept = usePreference(mailingKey, kindSchema, usual);
  const [chosen, setChosen] = useState('');
  const [stops, setStops] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const ask = useConfirm();
  const account = accounts.find(({ id }) => id === (chosen || kept.accountId)) ?? accounts[0];
  const accountId = account?.id ?? '';
  const clicks = hasWayOut && kept.clicks;
  const { reached, unsure, leftOut, leavesOut, leaveOut } = consent;
  const source = {
    campaign,
    business: client?.businessName ?? '',
    colour: client?.primaryColour ?? '',
    hasWayOut,
  };
  const keep = (patch: Partial<typeof kept>) => setPreference(mailingKey, { ...kept, accountId, ...patch });

  const send = async () => {
    const yes = await ask({
      title: `Send “${campaign.name}” to ${people(reached.length)}?`,
      text: `From ${account?.address}. You can take it back for ten seconds, then pause or stop it.`,
      action: 'Send campaign',
    });
    if (!yes) return;
    setBusy(true);
    try {
      const content = await mailingContent(source, reached);
      const pace = paceOf(kept.pace);
      const { id, name } = await startMailing({
        ...content,
        campaignId: campaign.id,
        kind: 'campaign',
        accountId,
        clicks,
        hasB: Boolean(campaign.subjectB?.trim()),
        ...(pace === undefined ? {} : { pace }),
      });
      notify({
        title: campaign.scheduledAt ? 'The campaign is scheduled' : 'The campaign goes out in ten seconds',
        description: `${name}, to ${people(reached.length)}`,
        action: {
          label: 'Take it back',
          onClick: () =>
            attempt('Not taken back', () => {
              takeBackMailing(id);
              notify({ title: 'The campaign was taken back', description: 'Nothing was sent.' });
            }),
        },
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap={4} bound alignContent="start">
      {accounts.length > 1 ? (
        <SelectField
          label="From"
          options={accounts.map(({ id, address }) => ({ value: id, label: address }))}
          value={accountId}
          onChange={(id) => setChosen(id ?? '')}
        />
      ) : (
        <p>
          From <b>{account?.address}</b>
        </p>
      )}
      <SelectField
        label="Pace"
        options={paces}
        value={kept.pace}
        onChange={(pace) => keep({ pace: pace ?? usualPace })}
      />
      <Checkbox checked={clicks} disabled={!hasWayOut} onChange={({ target }) => keep({ clicks: target.checked })}>
        Count who presses a link
      </Checkbox>
      {unsure.length > 0 && (
        <Checkbox checked={leavesOut} onChange={({ target }) => leaveOut(target.checked)}>
          Leave out {people(unsure.length)} without recorded consent
        </Checkbox>
      )}
      <MailingCheck
        {...{ campaign, account, source, hasWayOut, onStops: setStops }}
        readers={reached}
        withoutBasis={unsure.length - leftOut.length}
      />
      <SendTest {...{ campaign, source, accountId, clicks }} own={account?.address ?? ''} reader={reached[0]} />
      <Row gap={2} align="center" wrap>
        <Button
          type="primary"
          loading={isBusy}
          disabled={stops || reached.length === 0}
          onClick={() => void attemptLater('Not sent', send)}
        >
          Send campaign
        </Button>
        {children}
      </Row>
    </Stack>
  );
}

const kindSchema = v.object({ accountId: v.string(), pace: v.string(), clicks: v.boolean() });
const usual = { accountId: '', pace: usualPace as string, clicks: false };

interface SendTestProps {
  readonly campaign: Campaign;
  readonly source: Parameters<typeof mailingContent>[0];
  readonly accountId: string;
  readonly clicks: boolean;
  /** Where a test usually goes. */
  readonly own: string;
  /** Whose values are filled in. */
  readonly reader: Contact | undefined;
}

/** The same email to oneself, with each of its subjects, over the same way. */
function SendTest({ campaign, source, accountId, clicks, own, reader }: SendTestProps) {
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const to = typed ?? own;
  const test = async () => {
    const [address] = addressesIn(to, 'Test to');
    if (!reader || address === undefined) return;
    setBusy(true);
    try {
      const hasB = Boolean(campaign.subjectB?.trim());
      const { letters, recipients } = await mailingContent(source, hasB ? [reader, reader] : [reader]);
      await startMailing({
        letters,
        recipients: recipients.map(({ contactId: _, ...recipient }) => ({ ...recipient, address })),
        campaignId: campaign.id,
        kind: 'test',
        accountId,
        clicks,
        hasB,
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={2} bound alignContent="start">
      <Row gap={2} align="end" wrap>
        <TextField label="Test to" inputMode="email" value={to} onChange={setTyped} />
        <Button
          loading={isBusy}
          disabled={!reader || !to.trim()}
          onClick={() => void attemptLater('The test was not sent', test)}
        >
          Send a test
        </Button>
      </Row>
      <TestStatus campaignId={campaign.id} />
    </Stack>
  );
}
