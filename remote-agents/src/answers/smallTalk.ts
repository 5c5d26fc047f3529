/** What is said to a greeting or to a wish for help; none where something is asked. `text` is folded. */
export function smallTalk(text: string): string | undefined {
  if (/^(hi|hello|hey|good (morning|afternoon|evening)|morning|thanks?|thank you)\b[^?]{0,20}$/.test(text)) {
    return 'Hello. Ask me about your contacts, companies, deals, tickets, tasks and meetings. I can also propose changes for you to accept.';
  }
  return /\bwhat (?:can|do) you\b|\bhow can you help\b|\bhelp me\b$|^help\b/.test(text) ? whatItCan : undefined;
}

const whatItCan = `I look things up in your own records, without a network, and propose changes that you accept:

- **Count and add up**: “How many hot contacts do I have?”, “How much is in the pipeline?”
- **Find**: “Which tasks are overdue?”, “Deals over £5,000 closing this month”
- **Compare**: “New contacts this month compared with last month”
- **Who and when**: “Who is Priya Nair?”, “When did I last speak to her company?”
- **Propose**: “Remind me to ring Priya Nair on Friday”, “Move a deal to Won”

Writing longer texts and open-ended advice need a language model: connect one under Settings, AI engine.`;
