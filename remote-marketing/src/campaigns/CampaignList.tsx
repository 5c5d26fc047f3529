import { byTime, formatMoment, RuleError } from '@steps/shared';
import { type Campaign, createCampaign, useCampaigns } from '@steps/shared/campaigns';
import { Link, useNavigate } from '@steps/shared/router';
import { EmptyState, FormField, notify, type RecordColumn, RecordList, Section, StatusTag } from '@steps/shared/ui';
import { Button } from 'antd';
import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import { marketingPaths } from '../paths';
import { MarketingPage } from '../studio/MarketingPage';
import { campaignStatuses, campaignTypes } from './campaignNames';
import { optIn, optOut, useOptOuts } from './optOut';

const columns: readonly RecordColumn<Campaign>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 200,
    grow: 2,
    phone: 'title',
    cell: ({ id, name }) => <Link to={marketingPaths.campaign.href(id)}>{name}</Link>,
  },
  { id: 'type', header: 'Type', width: 100, cell: ({ type }) => campaignTypes[type] },
  { id: 'audience', header: 'Audience', width: 160, cell: ({ audience }) => audience },
  {
    id: 'status',
    header: 'Status',
    width: 110,
    cell: ({ status }) => <StatusTag tone={campaignStatuses[status].tone}>{campaignStatuses[status].word}</StatusTag>,
  },
  {
    id: 'when',
    header: 'When',
    width: 150,
    cell: ({ sentAt, scheduledAt }) => {
      const when = sentAt ?? scheduledAt;
      return when ? formatMoment(when, new Date()) : '';
    },
  },
];

/** All campaigns, and the addresses that want none. */
export function CampaignList() {
  const navigate = useNavigate();
  const campaigns = [...useCampaigns()].sort((one, other) => byTime(other.updatedAt, one.updatedAt));
  const add = () => {
    const { id } = createCampaign({ name: 'New email campaign', type: 'email' });
    navigate(marketingPaths.campaign.href(id));
  };
  return (
    <MarketingPage
      title="Campaigns"
      purpose="Who gets which email and when, and what it brought."
      path={marketingPaths.campaigns.href()}
      crumb="Campaigns"
      primary={
        <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={add}>
          New campaign
        </Button>
      }
    >
      <RecordList
        label="Campaigns"
        rows={campaigns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        onOpen={({ id }) => navigate(marketingPaths.campaign.href(id))}
        height="auto"
        empty={
          <EmptyState
            icon={Send}
            title="No campaigns yet"
            purpose="A campaign takes an approved email to a list of your contacts, and keeps what came of it."
          />
        }
      />
      <OptOuts />
    </MarketingPage>
  );
}

/** Addresses that asked for no more campaigns. They are left out of every one. */
function OptOuts() {
  const all = useOptOuts();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    try {
      optOut(typed);
      setTyped('');
      setProblem(undefined);
      notify({ title: 'Opted out', description: typed.trim() });
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <Section
      title="Opt-outs"
      count={all.length}
      purpose="No campaign reaches these addresses, nor contacts with the tag “Unsubscribed” or “Do not email”."
    >
      <form
        className="s-stack"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <FormField label="Email address" error={problem}>
          {(control) => (
            <input
              {...control}
              className="s-input"
              inputMode="email"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </FormField>
        <div>
          <Button htmlType="submit">Opt out</Button>
        </div>
      </form>
      <ul className="s-plain">
        {all.map(({ id }) => (
          <li key={id} className="s-line">
            {id}
            <Button type="text" size="small" onClick={() => optIn(id)} aria-label={`Take back the opt-out of ${id}`}>
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
