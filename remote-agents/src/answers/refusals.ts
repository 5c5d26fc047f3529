import type { FoundRecord } from '@steps/business/queries';
import { linked } from '../reading/wording';

const asked = String.raw`^(?:(?:please|pls|plz|kindly|ok|okay|hey|hi|now|just|so|and|then|go ahead and|(?:can|could|would|will) you|i (?:want|need) you to|i(?:'d| would) like you to)[, ]+)*`;
const object = String.raw`(?: (?:the|all|every|each|my|our|this|that|these|those|everything|it|them|him|her|an?)\b| (?:ticket|deal|task|quote|campaign|invoice)s? #?\d)`;
const order = new RegExp(
  `${asked}(?:${[
    String.raw`(publish|unpublish|sign off|approve|reject|assign|reassign|transfer|hand over|reopen|resolve|cancel|pause|launch|rename|update(?! on\b)|edit|unsubscribe|restore|raise|chuck)\b(?! (?:rate|date|time))`,
    String.raw`(tell|inform|notify) (?!me\b|us\b)`,
    String.raw`(give|hand) (?!me\b|us\b).+ to \S+$`,
    String.raw`(turn) (?:on|off)\b`,
    String.raw`(ring|phone|call|text|message|visit) .+ for me\b`,
    '(put) .+ (?:on|in|into) ',
    String.raw`(mark|set|change|move) (?:all|every|each|the|my|our)\b.+ (?:to|as|into?) `,
    String.raw`(mark|set|change|move|update|correct) (?:ticket|deal|task|quote|campaign|contact|company|meeting|q-?)s? ?#?[\d-]+ (?:to|as|into?) `,
    String.raw`(set|change|correct) .+ (?:phone|number|email|address|status|stage|owner|priority|date|value|price|name|title)s? (?:to|into?) `,
    String.raw`(make) .+ the (?:owner|assignee|reviewer)\b`,
    `(schedule|post|close|solve|accept|decline|complete|finish|start|win|pay|charge|refund|ring|phone|text|message|reply to|forward|share|invite|tick off)${object}`,
  ].join('|')})`,
);
/** Verbs that say in English what they do. */
const does: Readonly<Record<string, string>> = {
  ...{ give: 'assign', hand: 'assign', put: 'move', make: 'change', mark: 'change', set: 'change', turn: 'change' },
  ...{ tell: 'write to', inform: 'write to', notify: 'write to', chuck: 'delete' },
};

/** What is said to an order that nothing here carries out: "publish the draft posts now"; none where it is no order. */
export function ordersToAct(text: string, names: readonly FoundRecord[]): string | undefined {
  const verb = order.exec(text)?.slice(1).find(Boolean);
  if (!verb) return undefined;
  const object = / to$/.test(verb) ? 'anybody' : 'anything';
  const [named] = names;
  return `I cannot ${does[verb] ?? verb} ${object} by myself. I look things up, and propose tasks, tags, stages, next steps, meetings and email drafts for you to accept. ${named ? `Open ${linked(named)} to do it yourself.` : 'For other changes, open the record.'}`;
}

const sends = new RegExp(
  String.raw`${asked}(?:send|write to|drop .{2,30} a line|e-?mail(?! (?:of|for|from|campaigns?|address(?:es)?|designs?|templates?|drafts?)\b))\b|\bsend an? e-?mail\b`,
);
/** "Email all hot leads", "send Priya a message". */
export const ordersToSend = (text: string): boolean => sends.test(text) && !/\?.*\?|\bhow many\b/.test(text);
export const cannotSend =
  'I cannot send anything by myself. I can draft an email, which you review and send: say “Draft an email to” and the name.';

/** What is never done, whoever asks. */
export function refused(text: string): string | undefined {
  if (
    /\b(?:delete|delet|remove|erase|wipe|merge|drop table)\b|^(?:please )?(?:can you |could you )?archive\b/.test(text)
  ) {
    return 'I cannot delete or merge records. Open the record and use its actions menu; you can undo it afterwards.';
  }
  if (
    /\b(?:passphrase|passwords?|pasword|pins?(?= ?[?.!]?$)|api key|(?:encryption|secret) keys?|system prompt|(?:your|previous|hidden|secret|internal) (?:instructions|rules|prompt))\b|\bignore (?:all|your|the)\b|\b(?:repeat|print) (?:everything|your)\b/.test(
      text,
    )
  ) {
    return 'I do not show keys, passwords or instructions. I look things up in your records and propose changes for you to decide on.';
  }
  if (/\bapprove (?:all|every|the)\b/.test(text)) {
    return 'I cannot approve anything: only a person decides. Open the [review queue](/?module=human-loop).';
  }
  if (/^(?:please )?(?:can you |could you )?(?:import|export)\b/.test(text)) {
    return 'I cannot import or export. The CRM does both: open [Contacts](/?module=crm&tab=contacts) and choose Import or Export.';
  }
  if (/\bduplicat\w*\b|\b(?:contacts|companies|list|in|on|there) twice\b/.test(text)) {
    return 'I do not compare records with one another. [Find duplicates](/?module=crm&tab=contacts&duplicates=1) in the CRM shows those that look the same.';
  }
  return undefined;
}

/** What the built-in engine cannot do, and what would. */
export function whatItCannot(text: string): string | undefined {
  if (
    /\b(weather|news|stock|share price|exchange rate|competitors?|who won the|capital of|translate|joke|poem|recipe|google|internet|meaning of life)\b/.test(
      text,
    )
  ) {
    return 'I only know the records in this workspace, so I cannot answer that. A language model could try: connect one in Settings, AI engine.';
  }
  if (
    /\b(predict|will .* (?:buy|churn|sign)|how likely|should i (?:raise|lower|hire|fire|invest)|why (?:is|are) (?:sales|revenue))\b/.test(
      text,
    )
  ) {
    return 'I count what is in your records; I do not guess what will happen or why. I can show the forecast by stage. To talk it through, connect a language model in Settings, AI engine.';
  }
  return undefined;
}
