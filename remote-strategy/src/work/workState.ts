import {
  type AiResult,
  activeClient,
  activities,
  clients,
  createActivity,
  deals,
  isApproved,
  updateClient,
  updateDeal,
} from '@steps/business';
import { addBrief, briefs } from '@steps/business/briefs';
import { campaigns, createCampaign } from '@steps/business/campaigns';
import { type FindingWork, findingWork, type WorkTarget } from '@steps/business/findings';
import { commit, existing, newId, put, RecordIndex, RuleError, stamp, useRecordsBy } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useSyncExternalStore } from 'react';

/** What an approved finding can become. */
export type WorkKind = FindingWork['kind'];
export const workKinds: readonly WorkKind[] = ['task', 'deal-action', 'content-brief', 'campaign-idea', 'brand-rule'];

interface MakeWork {
  readonly result: AiResult;
  readonly finding: string;
  readonly kind: WorkKind;
  /** The deal of a deal action. */
  readonly dealId?: string;
  /** The page that shows the finding. */
  readonly from: { readonly title: string; readonly href: string };
}

/**
 * Makes work of a finding and links both: the finding shows what came of it, and the work where it came from. `RuleError`
 * while nobody approved the result that the finding is part of.
 */
export function makeWork({ result, finding, kind, dealId, from }: MakeWork): FindingWork {
  if (!isApproved(result)) throw new RuleError('Approve the result first. Only approved findings become work.');
  const made = targets[kind](finding.trim(), dealId);
  const work: FindingWork = {
    id: newId('work'),
    resultId: result.id,
    finding,
    kind,
    ...made,
    from,
    createdAt: stamp(),
  };
  commit({ label: `Link ${workWords[kind].toLowerCase()}`, changes: [put(findingWork, work)], undoable: false });
  return work;
}

const workByResult = new RecordIndex(findingWork, ({ resultId }) => resultId);
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

/** How far the work is: "Done", "Draft", "Deleted". */
export function workStanding({ finding, target: { collection, id } }: FindingWork): string {
  switch (collection) {
    case activities.name: {
      const task = activities.get(id);
      return task ? (task.completedAt ? 'Done' : 'Open') : 'Deleted';
    }
    case campaigns.name: {
      const { status } = campaigns.get(id) ?? {};
      return status ? status.charAt(0).toUpperCase() + status.slice(1) : 'Deleted';
    }
    case briefs.name: {
      const brief = briefs.get(id);
      return brief ? (brief.begunAt ? 'Begun' : 'To be made') : 'Deleted';
    }
    case deals.name: {
      const deal = deals.get(id);
      return deal ? (deal.nextStep === finding.trim() ? 'Next step' : 'Next step changed since') : 'Deleted';
    }
    default: {
      const rules = clients.get(id)?.brandGuidelines.split('\n') ?? [];
      return rules.some((rule) => rule.trim() === finding.trim())
        ? 'In the brand guidelines'
        : 'Changed or removed since';
    }
  }
}

/** How far the work is, in render: again when the record changes. */
export function useWorkStanding(work: FindingWork): string {
  const collection =
    [activities, campaigns, briefs, deals].find(({ name }) => name === work.target.collection) ?? clients;
  return useSyncExternalStore(collection.subscribe, () => workStanding(work));
}

/** The page of the work. */
export function workHref({ kind, finding, target: { id } }: FindingWork): string {
  switch (kind) {
    case 'deal-action':
      return paths.module.href('crm', { tab: 'deals', deal: id });
    case 'task':
      return paths.module.href('crm', { tab: 'tasks', q: finding.trim() });
    case 'content-brief':
      return paths.module.href('content', { tab: 'briefs' });
    case 'campaign-idea':
      return paths.campaign.href(id);
    case 'brand-rule':
      return paths.module.href('settings', { section: 'business' });
  }
}

type Made = Pick<FindingWork, 'target' | 'noteId'>;
const at = (collection: WorkTarget['collection'], id: string): Made => ({ target: { collection, id } });

const targets: Readonly<Record<WorkKind, (finding: string, dealId: string | undefined) => Made>> = {
  task(finding) {
    return at(activities.name, createActivity({ type: 'task', subject: finding, dueDate: inDays(7) }).id);
  },
  'deal-action'(finding, dealId) {
    if (!dealId) throw new RuleError('Choose the deal this is about.');
    const { contactId, companyId } = existing(deals, dealId);
    updateDeal(dealId, { nextStep: finding });
    const about = { ...(contactId && { contactId }), ...(companyId && { companyId }) };
    const { id: noteId } = createActivity({ type: 'note', subject: finding, dealId, ...about });
    return { ...at(deals.name, dealId), noteId };
  },
  'content-brief'(finding) {
    return at(briefs.name, addBrief({ kind: 'blog', words: finding }).id);
  },
  'campaign-idea'(finding) {
    const name = `Idea: ${finding.length > 60 ? `${finding.slice(0, 59)}…` : finding}`;
    return at(campaigns.name, createCampaign({ name, type: 'email', content: finding }).id);
  },
  'brand-rule'(finding) {
    const client = activeClient();
    if (!client) throw new RuleError('Open a business first.');
    updateClient(client.id, { brandGuidelines: [client.brandGuidelines.trim(), finding].filter(Boolean).join('\n') });
    return at(clients.name, client.id);
  },
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
