import { quoteReminderDays } from './quoteReminders';

/** "Publish the draft posts now": a verb that changes something, with what it should change. */
export const ordersToAct = (text: string): boolean =>
  /^(?:please )?(?:can you |could you |would you )?(?:please )?(?:(?:publish|unpublish|sign off|approve|reject|assign|reassign|resolve|cancel|pause|launch|rename|update|edit|unsubscribe|restore|raise|chuck)\b(?! (?:rate|date|time))|(?:tell|inform|notify) (?!me\b|us\b)|turn (?:on|off)\b|put .+ (?:on|in|into) |(?:mark|set|change|move) (?:all|every|each|the|my|our)\b.+ (?:to|as|into?) |make .+ the (?:owner|assignee|reviewer)\b|(?:schedule|post|close|solve|accept|decline|complete|finish|start|win|pay|charge|refund|ring|phone|text|message|write to|reply to|forward|share|invite|tick off) (?:the|all|every|each|my|our|this|that|these|those|everything|it|them|him|her|an?)\b)/.test(
    text,
  );

/** What is never done, whoever asks. */
export function refused(text: string): string | undefined {
  if (
    /\b(?:delete|delet|remove|erase|wipe|merge|drop table)\b|^(?:please )?(?:can you |could you )?archive\b/.test(text)
  ) {
    return 'I cannot delete or merge records. Open the record and use its actions menu; you can undo it afterwards.';
  }
  if (
    /\b(?:passphrase|passwords?|pasword|pins?(?= ?[?.!]?$)|api key|(?:encryption|secret) keys?|system prompt|(?:your|previous) (?:instructions|rules))\b|\bignore (?:all|your|the)\b|\b(?:repeat|print) (?:everything|your)\b/.test(
      text,
    )
  ) {
    return 'I do not show keys, passwords or instructions. I look things up in your records and propose changes for you to decide on.';
  }
  if (/\bapprove (?:all|every|the)\b/.test(text)) {
    return 'I cannot approve anything: only a person decides. Open the [review queue](/?module=human-loop).';
  }
  if (
    /^(?:please )?(?:can you |could you )?(?:send|e-?mail(?! (?:campaigns?|address(?:es)?|designs?|templates?|drafts?)\b))\b|\bsend an? e-?mail\b/.test(
      text,
    ) &&
    !/\?.*\?|\bhow many\b/.test(text) &&
    quoteReminderDays(text) === undefined
  ) {
    return 'I never send anything. I can draft an email for you to check: say “Draft an email to” and the name. You decide when to send it.';
  }
  if (/^(?:please )?(?:can you |could you )?(?:import|export)\b/.test(text)) {
    return 'I cannot import or export. The CRM does both: open [Contacts](/?module=crm&tab=contacts) and choose Import or Export.';
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
