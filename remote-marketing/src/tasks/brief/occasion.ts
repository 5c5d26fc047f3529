import type { Occasion } from '../templates/gapTemplates';

const signs: readonly (readonly [Occasion, RegExp])[] = [
  [
    'closure',
    /\b(?:we(?:'|’)?(?:re| are| will be|'ll be)? (?:be )?clos(?:ed|ing)|^closed\b|closed (?:on|for|from|over|between|all|\d)|will be closed|closing (?:early|for)|shut (?:on|for|from|over))/i,
  ],
  [
    'hours',
    /\b(?:opening (?:hours|times)|(?:new|winter|summer|christmas|holiday|bank holiday|longer|extended|reduced|shorter) hours|open (?:late|until|late night|bank holiday|christmas|sundays?|saturdays?|every day))\b/i,
  ],
  [
    'move',
    /\b(?:we(?:'|’)?(?:re| are|'ve| have)? mov(?:ed|ing)|mov(?:es?|ing|ed) to|new (?:address|premises)|relocat\w+)\b/i,
  ],
  [
    'hiring',
    /\b(?:hiring|vacanc(?:y|ies)|recruit\w*|join (?:our|the) team|looking for (?:a|an|two|\d) (?!\w+ to ring)|job opening|apprenticeships?|wanted(?=.*\b(?:hours?|shifts?|days|ph|cv)\b))\b/i,
  ],
  [
    'appeal',
    /\b(?:donat(?:e|ions?|ing)|rais(?:e|ing) (?:money|funds|£[\d,.]+)|fundrais\w+|volunteers?|appeal|sponsor(?:ed)?|charity (?:walk|run|auction)|food ?bank)\b/i,
  ],
  [
    'price-change',
    /\b(?:price (?:increase|rise|change)s?|(?:raising|increasing|putting up) (?:our |the |all )?(?:prices|fees)|prices? (?:are )?(?:go(?:es|ing)? up|rise|rising|will (?:go up|rise))|fees? (?:are )?(?:going up|rise|rising|will))\b/i,
  ],
  [
    'opening',
    /\b(?:grand opening|opening (?:a|our|of|party|night|weekend|day)|(?:now|re-?)open(?:s|ing|ed)?\b(?! (?:hours|times|late|until))|new (?:shop|branch|cafe|café|clinic|studio|salon|office|showroom|site|store|location|restaurant|surgery|practice|warehouse|depot)(?= (?:in|at|on|opens?|opening|from|is|now|by|near)\b|[^\w ]|$)|(?:second|third) (?:shop|branch|cafe|café|clinic|studio|salon|store|site))/i,
  ],
  [
    'course',
    /\b(?:course|classes|class|lessons?|workshops?|\d+[- ]week course|(?:new|this|next|summer|autumn|spring) term(?!\w)|beginners?(?:'|’)? (?:yoga|pilates|class)|training|bootcamp|retreat)\b/i,
  ],
  [
    'event',
    /\b(?:open (?:day|evening|morning|house)|events?|evening with|tasting|fair|fete|fête|market (?:day|stall)|festival|webinar|seminar|talk|party|quiz|gig|concert|tap takeover|trade day|(?<!last |per |a |every )night|(?<!ex-)demo|launch night|walk|tour|live music|demo(?:nstration)? day|breakfast (?:meeting|club)|coffee morning|christmas lights|open mic|jumble sale|car boot(?: sale)?|exhibition|launch party|meet(?:-| )?up|(?:supper|book|film|lunch) club|book signing|screening)\b/i,
  ],
  [
    'reminder',
    /\b(?:remind(?:er|ing)?|don(?:'|’)t forget|deadline|last chance|due (?:by|on)|renew(?:al)?|overdue|appointments? (?:reminder|tomorrow))\b/i,
  ],
  ['thanks', /\b(?:thank(?:s| you| our| all| everyone)|grateful|anniversary|celebrat(?:e|es|ing)|we(?:'|’)ve won)\b/i],
  [
    'launch',
    /\b(?:launch(?:es|ed|ing)?|introducing|brand new|new (?!year|customers?|clients?|starters?|members?|patients?)|now (?:available|in stock|offering|doing|selling|taking)|just arrived|just in|pre-?order|released?|back in stock)\b/i,
  ],
  [
    'advice',
    /\b(?:tips?|advice|how to|guide|checklist|mistakes|things (?:to|you)|why (?:you|we|it)|explain(?:s|ed|ing)?|what (?:to|is)|signs (?:that|of|you)|prepar\w+ for|look(?:ing)? after)\b/i,
  ],
];
const saleSign =
  /\b(?:sale|clearance sale|discounts?|offers?|black friday|bargains?|deal|reduced|voucher|gift cards?)\b/i;

/** What a brief is about. A walk, a class or a shop is only what its subject names; an offer makes a sale of anything else. */
export function occasionOf(subject: string, brief: string, hasOffer: boolean): Occasion {
  if (/^\W*(?:\w+ ){0,3}thank(?:s| you)\b/i.test(brief)) return 'thanks';
  if (/^\W*(?:we(?:'|’)?(?:re| are) )?(?:so |very |really )?sorry\b|\bwe apologi[sz]e\b/i.test(brief)) return 'apology';
  if (/^(?:name|guess|vote for|help us (?:name|choose)) /i.test(brief)) return 'general';
  const found = signs.find(([name, sign]) => sign.test(inSubject.has(name) ? subject : brief))?.[0];
  if (found && strong.has(found)) return found;
  if (/\b(?:launch(?:es|ed|ing)?|introducing|brand new)\b/i.test(brief)) return 'launch';
  return hasOffer || saleSign.test(subject) ? 'sale' : (found ?? 'general');
}

const inSubject = new Set<Occasion>(['opening', 'course', 'event']);
const strong = new Set<Occasion>(['closure', 'hours', 'move', 'hiring', 'appeal', 'price-change', ...inSubject]);
