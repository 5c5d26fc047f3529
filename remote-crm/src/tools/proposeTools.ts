import { aiResults, companies, contacts, currentStages, deals, lostReasons, stageOf } from '@steps/business';
import { proposeChange } from '@steps/business/ai';
import { defineTool, formatDay, maxTags, momentFrom, ownDay, ownZone, RuleError, sameText } from '@steps/platform';
import * as v from 'valibot';

const words = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Expected a day such as 2026-11-03.'));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Expected a time such as 09:30.'));
const about = {
  contactId: v.optional(v.string()),
  companyId: v.optional(v.string()),
  dealId: v.optional(v.string()),
};

/** A local time as a moment. `RuleError` for a day that does not exist. */
function momentAt(date: string, clock: string): string {
  const at = momentFrom(`${date}T${clock}`);
  if (Number.isNaN(at.getTime()) || ownDay(at) !== date)
    throw new RuleError(`Expected a day that exists, got ${date}.`);
  return at.toISOString();
}

interface About {
  readonly contactId?: string | undefined;
  readonly companyId?: string | undefined;
  readonly dealId?: string | undefined;
}

/** The records that something is linked to, with their names. `RuleError` for one that does not exist. */
function tiedTo({ contactId, companyId, dealId }: About): { readonly ids: About; readonly name: string } {
  const contact = contactId ? contacts.get(contactId) : undefined;
  const deal = dealId ? deals.get(dealId) : undefined;
  const company = companies.get(companyId ?? contact?.companyId ?? deal?.companyId ?? '');
  if ((contactId && !contact) || (dealId && !deal) || (companyId && !company)) {
    throw new RuleError('Expected ids of records that are there. Look them up first.');
  }
  const ids = {
    ...(contact && { contactId: contact.id }),
    ...(company && { companyId: company.id }),
    ...(deal && { dealId: deal.id }),
  };
  return { ids, name: contact?.name || deal?.name || company?.name || '' };
}

const activityRest = { body: '', owner: '', outcome: '', pinned: false };

const proposeTask = defineTool({
  kind: 'propose',
  name: 'propose_task',
  description: 'Proposes a task, with the day it is due and who it is about.',
  input: v.object({ subject: words(200), due: v.optional(day), time: v.optional(time, '09:00'), ...about }),
  run({ subject, due, time: clock, ...ties }) {
    const { ids, name } = tiedTo(ties);
    return proposeChange({
      kind: 'task-proposal',
      module: 'crm',
      title: name && !subject.includes(name) ? `Add a task for ${name}: ${subject}` : `Add a task: ${subject}`,
      risk: 'low',
      collection: 'activities',
      fields: [
        { key: 'subject', label: 'Task', after: subject },
        ...(due ? [{ key: 'dueDate', label: 'Due', after: momentAt(due, clock) }] : []),
      ],
      rest: { ...activityRest, type: 'task', ...ids },
    });
  },
});

const proposeActivity = defineTool({
  kind: 'propose',
  name: 'propose_activity',
  description: 'Proposes to write down a call, an email or a note that a person told you about.',
  input: v.object({
    type: v.picklist(['call', 'email', 'note']),
    subject: words(200),
    text: v.optional(v.pipe(v.string(), v.maxLength(4_000)), ''),
    ...about,
  }),
  run({ type, subject, text, ...ties }) {
    const { ids, name } = tiedTo(ties);
    if (!name) throw new RuleError('Expected a contact, company or deal that it is about, got none.');
    return proposeChange({
      kind: 'activity-proposal',
      module: 'crm',
      title: `Add a ${type} to ${name}: ${subject}`,
      collection: 'activities',
      fields: [
        { key: 'subject', label: 'Subject', after: subject },
        ...(text ? [{ key: 'body', label: 'Text', after: text }] : []),
      ],
      rest: { ...activityRest, type, ...ids },
    });
  },
});

const proposeTag = defineTool({
  kind: 'propose',
  name: 'propose_tag',
  description: 'Proposes to add a tag to a contact or company.',
  input: v.object({ noun: v.picklist(['contacts', 'companies']), id: v.string(), tag: words(40) }),
  run({ noun, id, tag }) {
    const record = noun === 'contacts' ? contacts.get(id) : companies.get(id);
    if (!record) throw new RuleError('Expected the id of a record that is there. Look it up first.');
    if (record.tags.some((known) => sameText(known, tag))) {
      throw new RuleError(`${record.name} has the tag ${tag} already.`);
    }
    if (record.tags.length >= maxTags) throw new RuleError(`${record.name} has ${maxTags} tags, and more do not fit.`);
    return proposeChange({
      kind: 'tag-proposal',
      module: 'crm',
      title: `Tag ${record.name}: ${tag}`,
      risk: 'low',
      collection: noun,
      id,
      fields: [{ key: 'tags', label: 'Tag', after: tag }],
    });
  },
});

const proposeStage = defineTool({
  kind: 'propose',
  name: 'propose_stage',
  description: 'Proposes to move a deal to another stage. A deal that is lost needs the reason.',
  input: v.object({ dealId: v.string(), stage: words(40), lostReason: v.optional(v.string(), '') }),
  run({ dealId, stage: wanted, lostReason }) {
    const deal = deals.get(dealId);
    if (!deal) throw new RuleError('Expected the id of a deal that is there. Look it up first.');
    const stage = currentStages().find(({ id, label }) => [id, label].some((word) => sameText(word, wanted)));
    if (!stage) {
      throw new RuleError(
        `Expected a stage (${currentStages()
          .map(({ label }) => label)
          .join(', ')}), got “${wanted}”.`,
      );
    }
    if (stage.id === deal.stage) throw new RuleError(`${deal.name} is in ${stage.label} already.`);
    if (stage.kind === 'lost' && !lostReason.trim()) {
      throw new RuleError(`Say why it was lost, for example: ${lostReasons.slice(0, 3).join(', ')}.`);
    }
    return proposeChange({
      kind: 'stage-proposal',
      module: 'sales',
      title: `Move ${deal.name} to ${stage.label}`,
      collection: 'deals',
      id: dealId,
      fields: [
        {
          key: 'stage',
          label: 'Stage',
          after: stage.id,
          beforeText: stageOf(deal.stage, currentStages()).label,
          afterText: stage.label,
        },
        ...(stage.kind === 'lost' ? [{ key: 'lostReason', label: 'Why it was lost', after: lostReason.trim() }] : []),
      ],
    });
  },
});

const proposeNextStep = defineTool({
  kind: 'propose',
  name: 'propose_next_step',
  description: 'Proposes the next step of a deal, and a close date where one is known.',
  input: v.object({ dealId: v.string(), nextStep: words(200), closeDate: v.optional(day) }),
  run({ dealId, nextStep, closeDate }) {
    const deal = deals.get(dealId);
    if (!deal) throw new RuleError('Expected the id of a deal that is there. Look it up first.');
    return proposeChange({
      kind: 'deal-proposal',
      module: 'sales',
      title: `Change a deal: ${deal.name}`,
      collection: 'deals',
      id: dealId,
      fields: [
        { key: 'nextStep', label: 'Next step', after: nextStep },
        ...(closeDate ? [{ key: 'closeDate', label: 'Close date', after: closeDate }] : []),
      ],
    });
  },
});

const proposeMeeting = defineTool({
  kind: 'propose',
  name: 'propose_meeting',
  description: 'Proposes a meeting on a day at a time, with a contact or company.',
  input: v.object({
    title: words(200),
    day,
    time,
    minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(24 * 60)), 60),
    location: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    ...about,
  }),
  run({ title, day: date, time: clock, minutes, location, ...ties }) {
    const { ids, name } = tiedTo(ties);
    const start = momentAt(date, clock);
    const contact = contacts.get(ids.contactId ?? '');
    return proposeChange({
      kind: 'meeting-proposal',
      module: 'calendar',
      title: `Schedule ${title}${name && !title.includes(name) ? ` with ${name}` : ''}, ${formatDay(start, new Date())} ${clock}`,
      collection: 'meetings',
      fields: [
        { key: 'title', label: 'Meeting', after: title },
        { key: 'start', label: 'From', after: start },
        { key: 'end', label: 'Until', after: new Date(Date.parse(start) + minutes * 60_000).toISOString() },
        ...(location ? [{ key: 'location', label: 'Place', after: location }] : []),
      ],
      rest: {
        timeZone: ownZone(),
        attendees: contact ? [{ name: contact.name, email: contact.email }] : [],
        location: '',
        notes: '',
        recurrence: '',
        ...ids,
      },
    });
  },
});

const draftEmail = defineTool({
  kind: 'propose',
  name: 'draft_email',
  description: 'Drafts an email to a contact for a person to read, change and send. It is never sent from here.',
  input: v.object({ contactId: v.string(), subject: words(200), body: words(8_000) }),
  run({ contactId, subject, body }) {
    const contact = contacts.get(contactId);
    if (!contact) throw new RuleError('Expected the id of a contact that is there. Look it up first.');
    const title = `Email to ${contact.name}: ${subject}`;
    if (aiResults.all().some((one) => one.status === 'pending' && one.about?.id === contactId && one.title === title))
      throw new RuleError(`${contact.name} has such a draft waiting for review already.`);
    return {
      kind: 'email-draft',
      module: 'crm',
      title,
      text: `Subject: ${subject}\n\n${body}`,
      data: { to: contact.email, subject, body },
      about: { collection: 'contacts', id: contactId },
      risk: 'medium',
    };
  },
});

export const proposeTools = [
  proposeTask,
  proposeActivity,
  proposeTag,
  proposeStage,
  proposeNextStep,
  proposeMeeting,
  draftEmail,
];
