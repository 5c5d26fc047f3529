import {
  type AiResult,
  activeClient,
  activities,
  clients,
  commit,
  createActivity,
  deals,
  existing,
  isApproved,
  newId,
  put,
  RuleError,
  stamp,
  updateClient,
  updateDeal,
  useRecordsBy,
} from '@steps/shared';
import { campaigns, createCampaign } from '@steps/shared/campaigns';
import { paths } from '@steps/shared/paths';
import { type FindingWork, findingWork, type WorkKind, workByResult } from './findingWork';

interface MakeWork {
  readonly result: AiResult;
  readonly finding: string;
  readonly kind: WorkKind;
  /** The deal of a deal action. */
  readonly dealId?: string;
  /** The page on which the finding is shown. */
  readonly href: string;
}

/** Makes work of a finding and links both. `RuleError` while nobody approved the result it stands in. */
export function makeWork({ result, finding, kind, dealId, href }: MakeWork): FindingWork {
  if (!isApproved(result)) throw new RuleError('Approve the result first. Only approved findings become work.');
  const target = targets[kind]({ finding: finding.trim(), from: `From ${result.title}: ${href}`, dealId });
  const work: FindingWork = { id: newId('work'), resultId: result.id, finding, kind, target, createdAt: stamp() };
  commit({ label: `Link ${workWords[kind].toLowerCase()}`, changes: [put(findingWork, work)], undoable: false });
  return work;
}

/** What came of the findings of a result, in render. */
export const useFindingWork = (resultId: string | undefined): readonly FindingWork[] =>
  useRecordsBy(workByResult, resultId);

/** "Task". */
export const workWords: Readonly<Record<WorkKind, string>> = {
  task: 'Task',
  'deal-action': 'Deal action',
  'content-brief': 'Content brief',
  'campaign-idea': 'Campaign idea',
  'brand-rule': 'Brand rule',
};

/** How the work stands: "Done", "Draft", "Deleted". */
export function workStanding({ target: { collection, id } }: FindingWork): string {
  if (collection === activities.name) {
    const task = activities.get(id);
    return task ? (task.completedAt ? 'Done' : 'Open') : 'Deleted';
  }
  if (collection === campaigns.name) {
    const { status } = campaigns.get(id) ?? {};
    return status ? status.charAt(0).toUpperCase() + status.slice(1) : 'Deleted';
  }
  if (collection === deals.name) return deals.get(id) ? 'On the deal' : 'Deleted';
  return clients.get(id) ? 'In the brand guidelines' : 'Deleted';
}

/** Where the work is. */
export function workHref({ kind, target: { id } }: FindingWork): string {
  if (kind === 'deal-action') return paths.module.href('crm', { tab: 'deals', deal: id });
  if (kind === 'task') return paths.module.href('crm', { tab: 'activities' });
  return kind === 'brand-rule' ? paths.module.href('branding') : paths.module.href('marketing', { campaign: id });
}

interface Wish {
  readonly finding: string;
  readonly from: string;
  readonly dealId: string | undefined;
}

const targets: Readonly<Record<WorkKind, (wish: Wish) => FindingWork['target']>> = {
  task({ finding, from }) {
    const { id } = createActivity({ type: 'task', subject: finding, body: from, dueDate: inDays(7) });
    return { collection: activities.name, id };
  },
  'deal-action'({ finding, from, dealId }) {
    if (!dealId) throw new RuleError('Choose the deal that this is about.');
    const { contactId, companyId } = existing(deals, dealId);
    updateDeal(dealId, { nextStep: finding });
    const about = { ...(contactId && { contactId }), ...(companyId && { companyId }) };
    createActivity({ type: 'note', subject: finding, body: from, dealId, ...about });
    return { collection: deals.name, id: dealId };
  },
  'content-brief': ({ finding, from }) => campaign('blog', 'Brief', finding, from),
  'campaign-idea': ({ finding, from }) => campaign('email', 'Idea', finding, from),
  'brand-rule'({ finding }) {
    const client = activeClient();
    if (!client) throw new RuleError('Open a business first.');
    updateClient(client.id, { brandGuidelines: [client.brandGuidelines.trim(), finding].filter(Boolean).join('\n') });
    return { collection: clients.name, id: client.id };
  },
};

function campaign(type: 'blog' | 'email', word: string, finding: string, from: string): FindingWork['target'] {
  const name = `${word}: ${finding.length > 60 ? `${finding.slice(0, 59)}…` : finding}`;
  const { id } = createCampaign({ name, type, content: `${finding}\n\n${from}` });
  return { collection: campaigns.name, id };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
