import { Allowed } from '@steps/business';
import { type Campaign, createCampaign } from '@steps/business/campaigns';
import { optOuts } from '@steps/business/mailings';
import { byTime, counted, formatMoment, RuleError } from '@steps/platform';
import { Link, useNavigate } from '@steps/platform/router';
import {
  EmptyState,
  Menu,
  type MenuItem,
  notify,
  type RecordColumn,
  RecordList,
  Row,
  Section,
  Stack,
  TextField,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { Plus, Send, Upload } from 'lucide-react';
import { useState } from 'react';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { CsvImportDialog } from '../studio/CsvImportDialog';
import { MarketingPage } from '../studio/MarketingPage';
import { undoNotice } from '../studio/undoNotice';
import { CampaignStatus } from './CampaignStatus';
import { channels, publishedTypes } from './campaignChannels';
import { campaignTypes } from './campaignNames';
import { useCampaigns } from './campaignVerbs';
import { optIn, optOut, optOutAll, useOptOuts } from './optOut';

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
    cell: (campaign) => <CampaignStatus campaign={campaign} />,
  },
  {
    id: 'when',
    header: 'When',
    width: 150,
    cell: ({ sentAt, scheduledAt }) => {
      const when = sentAt ?? scheduledAt;
      return when ? formatMoment(when, new Date()) : <span className="s-faint">No day</span>;
    },
  },
];

/** Most campaigns are emails; the others are a press further away. */
const others = (add: (type: Campaign['type']) => void): MenuItem[] =>
  publishedTypes.map((type) => ({
    id: type,
    label: campaignTypes[type],
    detail: `Publishes ${channels[type].one}`,
    onSelect: () => add(type),
  }));

/** All campaigns, and the addresses that want none. */
export function CampaignList() {
  const navigate = useNavigate();
  const campaigns = [...useCampaigns()].sort((one, other) => byTime(other.updatedAt, one.updatedAt));
  const add = (type: Campaign['type']) => {
    const { id } = createCampaign({ name: `New ${campaignTypes[type].toLowerCase()} campaign`, type });
    navigate(marketingPaths.campaign.href(id));
  };
  return (
    <MarketingPage
      {...pageWords.campaigns}
      path={marketingPaths.campaigns.href()}
      crumb="Campaigns"
      primary={
        <Allowed action="add" module="marketing">
          <Row as="span" gap={2} align="center" wrap>
            <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => add('email')}>
              New campaign
            </Button>
            <Menu label="Campaign of another type" trigger="Another type" align="end" items={others(add)} />
          </Row>
        </Allowed>
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
            purpose="A campaign takes an approved email to your contacts, or publishes your content, and keeps the results."
          />
        }
      />
      <OptOuts />
    </MarketingPage>
  );
}

/** As many as a page can hold. */
const mostShown = 200;

/** Why an address is on the list; none for what somebody here wrote down. */
const whyWords = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Cannot be reached',
  complained: 'Marked it as spam',
} as const;

/** Addresses that asked for no more campaigns. They are left out of every one. */
function OptOuts() {
  const all = useOptOuts();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [importing, setImporting] = useState(false);
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
      <Allowed action="add" module={optOuts.modules}>
        <Stack
          as="form"
          maxWidth={420}
          gap={4}
          bound
          alignContent="start"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField label="Email address" error={problem} inputMode="email" value={typed} onChange={setTyped} />
          <Row gap={2} align="center" wrap>
            <Button htmlType="submit">Opt out</Button>
            <Button icon={<Upload size={16} aria-hidden />} onClick={() => setImporting(true)}>
              Import opt-outs
            </Button>
          </Row>
        </Stack>
      </Allowed>
      {importing && <ImportOptOuts onClose={() => setImporting(false)} />}
      <ul className="s-plain">
        {all.slice(0, mostShown).map(({ id, why }) => (
          <Row as="li" key={id} gap={2} align="center" wrap>
            {id}
            {why && <span className="s-faint">{whyWords[why]}</span>}
            <Allowed action="delete" module={optOuts.modules}>
              <Button type="text" size="small" onClick={() => optIn(id)} aria-label={`Remove the opt-out of ${id}`}>
                Remove
              </Button>
            </Allowed>
          </Row>
        ))}
      </ul>
      {all.length > mostShown && (
        <p className="s-faint">And {(all.length - mostShown).toLocaleString('en-GB')} more addresses.</p>
      )}
    </Section>
  );
}

/** Addresses of another program’s list. */
const ImportOptOuts = ({ onClose }: { readonly onClose: () => void }) => (
  <CsvImportDialog
    title="Import opt-outs"
    description="A CSV file with a column “Email”, for example the unsubscribed list of your mail service."
    onClose={onClose}
    read={async (text) => {
      const { readAddresses } = await import('./mailReports');
      const { addresses, without } = readAddresses(text);
      const count = addresses.length.toLocaleString('en-GB');
      return {
        found: `${count} ${addresses.length === 1 ? 'address' : 'addresses'} found.`,
        problems: without > 0 ? [`${counted(without, 'row')} without an address, left out.`] : [],
        ...(addresses.length > 0 && {
          take: () => {
            const fresh = optOutAll(addresses).toLocaleString('en-GB');
            notify(undoNotice('Opt-outs imported', `${count} read, ${fresh} of them new.`));
          },
        }),
      };
    }}
  />
);
