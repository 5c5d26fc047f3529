import type { Word } from './words';

/** Words of a question that are read as plainer ones: which of its words, and what they say. */
export interface Idiom {
  readonly from: number;
  /** The word behind the last one. */
  readonly to: number;
  readonly plain: string;
}

const someone = '(?:anyone|anybody|someone|somebody)';
const who = '(?:customers|clients|people|they)';
const over = '(more than|over|above|under|less than|fewer than|at least|at most|up to)';
const all = '(?:anything|everything|anyone|everyone|those|the ones|all)';
const figure = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten)`;

/**
 * How people say things, and the plain words for it, a line each. Whole phrases only, so that no word is passed over in another place
 * than this; what a record or a value is called by stands in the catalogues.
 */
const idioms = String.raw`
# How many deals are open, before "w" is read alone.
(?:with|w|have|has) ${over} ${figure} (?:open|live|running) deals? => with open deal count $1 $2
(?:with|w|have|has) ${figure} or more (?:open|live|running) deals? => with open deal count at least $1
# Small words, and frames around a question.
in (?:the end|all|pounds|quid|sterling)$ =>
i mean(?: the)? =>
(?<=(?:days?|weeks?|months?|years?) )or (?:more|longer) =>
(?:but )?only (?:proper|real|actual|paying)(?= customers) => that are
been (?:stuck|sitting|sat)(?= (?:at|in) ) => been
(?:that )?we (?:deal|work|do business) with =>
just the (?:numbers?|figures?|names?)$ =>
(?:did|do|have|had) (?:we|i|you) (?:logged|log|recorded|record|noted)(?= (?:with|for|on) ) =>
(?:per|according to) the(?= (?:swot|board|questionnaire|brand)) => in the
we (?:could|can|should|might) (?:go (?:and )?)?(?:visit|see)(?: (?:in|on) (?:one|a|the same) (?:trip|day|go))?$ =>
(?<=come from )(?:\S+ or )*what$ =>
^n => and
(?<=of )em => them
w(?= (?:more|at least|over|no|an?|open|live) ) => with
at the mo =>
(?:this|that) lot => those
(?:mr|mrs|ms|dr)(?= \p{L}) =>
alltogether => altogether
(?:until|till|up to) now|so far|(?:of )?all time =>
i (?:am |'m )?search(?:ing)?(?: for)?|i'm searching(?: for)? => show me
(?:my|the) (?:chef|boss|manager|colleague) wants? (?:that i|me to|us to|to) (?:print|list|show|see|know) => show me
(?:can|could) you break (?:that|it|this|them) down|break (?:that|it|this|them) down =>
what are (?:all )?(?:the |our )?(?:different|various|distinct) (.{3,20}?) of (?:all )?(?:our |the |my )?(contacts|companies|deals|tickets|tasks|quotes) => $2 by $1
(?<=(?:no|without|without an?|without any) \S+ (?:address |number )?)(?:written|entered|noted|stored|recorded|filled in) =>
but only (?:the ones|those|the)|but only(?= not ) => that are
(?:marked|flagged) as(?: an?)? => that are
# Days.
(?:for|in) (?:ages|a long time) => in 90 days
(?:the )?year to date|ytd => this year
(?:have|has|do) (?:we|i) (?:got |have )?anything (?:on |planned )?(?=(?:on|for|this|next|tomorrow|today) ?)|(?:are|am) (?:we|i) busy|how busy are we => meetings
what (?:is |'s )?(?:in|on) (?:the|our|my) (?:calendar|diary) => meetings
what (?:did|have|had) we (?:post|posted|publish|published|put out|share|shared) => published content
# How long something took.
how (?:quick|quickly|fast|slow|slowly) (?:are|do|did) we (?:at |in |to )?(?:answer|answering|reply|replying|reply to|replying to|respond|responding|respond to|responding to) => what is the reply time of
how (?:quick|quickly|fast|slow|slowly) (?:are|do|did) we (?:at |in |to )?(?:solve|solving|resolve|resolving|fix|fixing) => what is the time to solve of
how (?:quick|quickly|fast|slow|slowly) (?:are|do|did) we (?:at |in |to )?(?:win|winning|close|closing|sell|selling)(?: our)?(?: deals)? => what are the average days to close of won deals
(?:(average|mean|median|typical) )?(?:time|days|number of days|how many days)(?: on average)? (?:between|from) (?:when )?(?:an? |our |the )?(?:first contact|deal being (?:opened|added|created)|deals? being (?:opened|added|created)|being (?:opened|added|created)|opening|adding|start|first hello|enquiry|lead)(?: an? deal)? (?:and|to|until|till) (?:being |it is |it being |the )?(won|winning|win|closing|close|closed|lost) => average days to close of $2 deals
(?<=how long .*)from (?:the )?(?:first )?(?:hello|contact|enquiry|start)(?: to (?:finish|the end))? =>
(?:does it|did it|do we|are we) (?:usually |normally )?(?:take|taking|need)(?: us)? (?:to|before we|until we) (?:first )?(?:reply|respond|answer|get back)(?: to)?(?: (?:people|customers|clients) on)? => is the reply time of
(?:does it|did it|do we|are we) (?:usually |normally )?(?:take|taking|need)(?: us)? (?:to|before we|until we) (?:solve|resolve|fix|sort out|deal with) => is the time to solve of
# What is to be done.
which (tickets|deals|tasks) (?:is|does|are|do) (\p{L}+) (?:looking after|look after|handling|handle|dealing with|working on) => which open $1 of $2
(?:is|was) (?:it|that|this) (?:sorted|solved|fixed|resolved)(?: (?:now|yet|out))?$ => what is its status
which (ticket) (?:took|has taken) (?:us |me )?(?:the )?longest(?: to (?:sort out|solve|fix|resolve|close))? => $1 with the most hours to solve
which (deal|sale) (?:took|has taken) (?:us |me )?(?:the )?longest(?: to (?:close|win|land|get))? => $1 with the most days to close
(?:what(?:'s| has|s)?|how much has) (?!my|our)(\p{L}+)(?: got)? on (?:his|her|their) plate => open tasks of $1
most overdue (task|deal) => $1 with the most days overdue
(tickets) (?:per|by|for each) (?:person|colleague|agent|team member) => $1 by assignee
(?:open )?jobs (?:per|by|for each) (?:person|colleague|team member) => open tasks by owner
(tasks|deals|contacts|companies|calls|activities) (?:per|by|for each) (?:person|colleague|team member) => $1 by owner
what (?:did|have) we (?:do|done|get up to)(?= (?:today|yesterday|this|last|on)) => activities
how many (?:jobs|things)(?= (?:have|has|does|do) ) => how many tasks
what(?:'s|s| is) on(?: for)?(?= (?:today|tomorrow|next week|this week|next month|monday)$) => meetings
(?<=(?:is|are) due )first => next
(?:jobs|things|items) on (?:their|my|our|his|her|the) (?:to-do )?list => tasks
(?:anything|what|things|everything) (?:that )?(?:i've|ive|i have|have i|we've|weve|we have|have we) let slip => overdue tasks
by who (?:must|has to|have to|should|needs to) do (?:it|them|those|that) => by owner
# Deals.
how much (?:money |revenue |business )?(?:did|have|do) we (?:bring|brought|take|took|taken|make|made|earn|earned)(?: in)?(?= (?:last|this|in|since|so|over|during|yesterday|today)|$) => total of won deals
(?:what(?:'s|s| is) )(?:sitting|sat|stuck)(?= (?:in|at) ) => deals
(?<=how long has the .*)one(?= been) =>
(?<=expected (?:income|revenue|sales) .*)if (?:you|we|i) (?:count|weigh|include) the (?:chances|odds|probabilities) =>
average deal(?: size| value)?(?= (?:this|last) (?:year|quarter|month)) => average won deal
(?:is |are )?(?:the )?most likely to (?:close|win|land|be won|come in|come off|happen) => is open with the highest chance
(biggest|largest|smallest|best|top) (deals?|opportunit(?:y|ies))(?: (?:that )?(?:we have|we have got|weve got))?(?: on)? (?:right now|just now|now|at the moment|currently) => $1 open $2
(?:customers|clients|companies|firms|accounts) (?:that |which |who )?(?:we )?(?:have |had )?lost => churned companies
(?:which|what) (?:customers?|clients?|companies|company|firms?|accounts?) (?:have |has )?(?:spent|brought|bring|brings|bought|paid)(?: us)?(?: in)? (?:the )?most(?: money| revenue)?(?= (?:this|last|in|since|over)) => money of won deals by company
by where they are(?: at)? => by stage
(?:what|which deals|deals that|anything that) (?:ought to|should) have (?:been )?closed(?: by now)?(?: but (?:hasn't|hasnt|haven't|havent|has not|have not))? => overdue deals
(?:biggest|largest) fish => biggest deal
(?<=(?:win|won|land|landed|get) (?:an? |the )?)(?:job|order) => deal
(?<=(?:biggest|largest|smallest|best|average|typical) )(?:job|order) => deal
(?<=(?:biggest|largest|smallest|best) )(?:jobs|orders) => deals
money (?:is |that is |do we have )?(?:still )?(?:out there|up for grabs|on the table|at stake) => money is in the pipeline
(?:who|which (?:customers|clients|companies|people)) (?:told us no|said no|turned us down) => lost deals
behind (?:it|them) =>
(?:do|can|could) we (?:realistically |really )?expect to (?:land|win|close|earn|bring in) => is the forecast
lost to (?:an? |the |our )?(?:competitors?|competition|rivals?) => lost reason chose a competitor
keep losing => lose deals
(?:an? |the )?(?:jobs?|deals?|ones?) (?:that )?we win (?:vs|versus|against|compared to|compared with) (?:the |an? )?(?:ones?|jobs?|deals?|those) (?:that )?we lose => won deals vs lost deals
how (?:fat|big|large) (?:is )?(?:an|the|our) average => average
(?:sat|sitting) (?:on|with) nobody => without owner
(?<=(?:deals|leads|contacts|tickets) )(?:coming|that came|that come|came) in => added
(?:brings?|makes?|earns?|generates?|brought|made|earned|generated) (?:us )?(?:in )?(?:the )?most (?:money|cash|income|revenue) => has the most revenue
(?:that )?(?:we|i) make nothing (?:from|with|on) => without won deals
(win|close|conversion) rate by (?:each )?(?:person|people|colleague) => $1 rate by owner
big(?= (?:companies|firms|accounts|businesses|organisations)) => large enterprise or global enterprise
# People.
whose (?:account|client|customer|company|contact|deal) (?:is|are) => who is the owner of
(?<=^whose .*)(?:mine or \S+|\S+ or mine)$ =>
when did (?:we|i|anyone|anybody|someone|somebody) last (?:talk|speak) (?:to|with) (\S+ \S+) and about what => last activity of $1
(?:were |was |are |is )?put in(?:to)? the (?:address ?book|address list|crm|system|database) => added
((?:last|latest|newest|recent|any|all|our)(?: \d)?) notes? (?:on|about|for) => $1 note activities of
^notes? (?:on|about|for) => note activities of
(?:(?:that )?(?:have|has|with) )?nobody (?:is )?(?:looking|who looks|looks) after(?: them| it)? => without owner
how long (?:is it |has it been |ago )?since (?:we|i|anyone|anybody|somebody) (?:have |has |last )*(?:spoke|spoken|talked|heard|contacted)(?: to| with| from)? => last contact of
(?:by|per) where (?:they|those|these) (?:come|came) from => by source
what(?:'s| is)? (?:happening|going on|the latest|the story|new|up) with|whats (?:happening|going on|the latest|the story|new|up) with => who is
(?:when was )?(?:the )?last time (?:anyone|anybody|someone|somebody|we|i) (?:has |have )?(?:spoke|spoken|talked|contacted|heard)(?: to| with| from)? => last contact of
(people|contacts|customers|clients|leads) (?:did|have) (?:we|i) (?:email|emailed|mail|mailed|write to|wrote to|written to) => $1 we emailed
(?:did|have|had) (?:we|i) (?:already |yet |ever )?(?:call|called|phone|phoned|ring|rung|rang) ${someone}(?: back)? => calls
(?:did|has|had) (\p{L}+) (?:already |yet |ever )?(?:call|called|phone|phoned|ring|rung|rang) ${someone}(?: back)? => calls of $1
(?:did|have|had) (?:we|i) (?:already |yet |ever )?(?:email|emailed|write to|written to|wrote to) ${someone}(?: back)? => emails
(?:did|has|had) (\p{L}+) (?:already |yet |ever )?(?:email|emailed|write to|written to|wrote to) ${someone}(?: back)? => emails of $1
(?:did|have|had) (?:we|i) (?:already |yet |ever )?(?:meet|met|meet with|met with) ${someone}(?: back)? => met
(?:did|has|had) (\p{L}+) (?:already |yet |ever )?(?:meet|met|meet with|met with) ${someone}(?: back)? => met of $1
(?:which person|who) (?:is )?(?:responsible for|in charge of) => who is the owner of
who (?:all )?(?:takes? part in|is taking part in|attends|is attending) => attendees of
who (?:is )?the busiest on the phone => which owner has the most calls
who (?:made|makes|has made|did|does) (?:the )?most (?:phone )?calls => which owner has the most calls
who (?:has |have )?(?:write|written|wrote) the (?:last|latest) (note|email)(?: and about what)? => owner and subject of the last $1
(?:i've|ive|i have|we've|we have) starred(?: a few| some)?(?: people| contacts)? who (?:are|were) they => favourite contacts
did ${someone} (?:here|of us|in the team|on the team) => did we
did ${someone} not (?:show|turn) up|who (?:didn't|didnt|did not) (?:show|turn) up|${someone} who (?:didn't|didnt|did not) (?:show|turn) up => no-show meetings
how did (?:most of )?(?:our |the |my )?(customers|clients|leads|contacts|people|prospects) (?:find|hear about|hear of|come to|get to) us => $1 by source
where (?:do|did|have) (?:most of )?(?:our |the |my )?((?:won |lost |open |new )?(?:deals|customers|clients|leads|contacts|people|prospects|sales|jobs)) (?:mostly |usually )?(?:come|came) from => $1 by source
where we (?:know|have) (.{1,20}?) (?:people|contacts|persons) => with $1 contacts
(?:that )?(?:we are|we're|were) only talking to => that are prospects
who (?:do|should|can|must) (?:i|we) (?:talk|speak|write|ring|call|contact)(?: to)?(?= at ) => contacts
how old (?:is|are) => age of
(?:time|days) (?:from|between) (?:an? |the )?quotes? (?:to|and) (?:the |its |their )?(?:acceptance|yes) => days to the answer of accepted quotes
(?:time|days) (?:from|between) (?:an? |the )?quotes? (?:to|and) (?:the |its |their |an )?answer => days to the answer of quotes
(?:with |have |has |got |had )?(\d) stars? => with satisfaction exactly $1
(?:days|time) (?:to|until) (?:accept|acceptance of)(?: an?| the| our)?(?= quotes?) => days to the answer of accepted
# Tickets, quotes and meetings.
calls (?:that )?(?:nobody|no one) (?:has |have )?(?:picked up|answered) => calls with the subject is no answer
what(?:'s|s| is) (?:still )?(urgent|overdue|open|waiting) (?:on|in|at) (?:the |our )?(?:help ?desk|support(?: desk| queue)?) => open $1 tickets
(?:did|have|had) we (?:write|written|make|made|do|done|issue|issued)(?= (?:our |the )?(?:last|latest|newest) quote) =>
what does it (?:come to|add up to)(?: (?:with|including) (?:the )?vat(?: on top)?)? => what is its value
who(?: is|'s| has been)? (?:been )?waiting (?:the )?longest(?: for (?:an?|our) (?:reply|answer))? => the oldest ticket without a reply
(?:raises?|raised|opens?|opened|sends?|sent|logs?|logged|writes?)(?: us| in)?(?= (?:the )?(?:most|fewest) (?:support )?tickets) => has
about to expire|expir(?:e|es|ing) soon => unanswered valid until in the next two weeks
when (?:do|will|am|are) (?:i|we) (?:see|seeing|meet|meeting)(?: with)? => when is the meeting with
(?<=(?:is|are) (?:still )?)sitting (?:there|around|about) => open
lying (?:about|around) =>
on fire => urgent
(?:which (?:ones )?(?:has |have )?)?nobody (?:has |have )?picked up(?: which(?: ones)?)? => those without an assignee
(?:still )?waiting (?:for|on) (?:an?|the|their) (?:yes|answer|decision) => unanswered
${over} ${figure} percent (?:knocked |taken )?off => discount $1 $2
how many ${who} (?:gave|have given) us an? (?:mark|rating|score)(?: on (?:their|a) tickets?)?(?: at all)? => how many tickets with a mark
(?:that )?${who} (?:give|gave) us =>
how full is => meetings on
what (?:is )?in (?:quote )?(q \d+) line by line => lines of $1
did (?:quote )?(q \d+) go through => status of $1
and (?:in|at) which (?:room place|room or place|room|place) => where
who (?:has |have )?(?:filled in|filled out|completed|submitted|used) (?:the |our |a |an )?(?:contact |website |web |enquiry )?form => whose form answers are there
# Email that came.
what did (\S+ \S+) (?:write|send|say|ask)(?: to)?(?: us)? (?:through|via|on|over|from) (?:the|our) (?:web ?site|site|form|contact form) => form answers of $1 with their text
(?:e ?mails?|mails?|messages?) (?:that )?(?:(?:did|have) )?(?:we|i) (?:(?:have )?(?:got|gotten|received|had|get|receive))(?= from ) => received emails
(?:e ?mails?|mails?|messages?) (?:that )?(?:(?:did|have) )?(?:we|i) (?:(?:have )?(?:got|gotten|received|get|receive))(?! from ) => received emails
(?:e ?mails?|mails?|messages?) (?:are )?in (?:my|our|the) (?:inbox|mailbox)|(?:my|our|the) (?:inbox|mailbox) => received emails
(?<=^(?:any |new |unread |unanswered |is there any |have we got any |did i get any )*)mail from => received emails from
(?:did|has|have) (\p{L}+(?: \p{L}+)?) (?:reply|replied|answer|answered|write|written|wrote|respond|responded|email|emailed|mail|mailed)(?: back)?(?: yet)?(?: to)? (?:me|us|(?:my|our) (?:e ?mail|message|mail))(?: yet)? => received emails from $1
who (?:has |have )?(?:emailed|e mailed|mailed|wrote to|written to) (?:us|me) => received emails
unread (?:e ?mails?|mails?) => unread received emails
# Marketing and strategy.
top(?= priorit) =>
what(?:'s|s| is| does| did) the (.{3,40}?) (?:brief|note) (?:about|say) => words of the brief about $1
what(?:'s|s| is) the brief (?:of|on|for|about) (.{3,40}?)(?: about)?$ => words of the brief about $1
how many (?:people |of them )?(?:wrote|replied|answered|responded|reply)(?: back)? (?:on|to)(?= (?:the|our) ) => replies of
(?:did|has|have) (?:anybody|anyone|somebody|someone|they) (?:order|ordered)(?: something| anything)? => orders
(?:which|what) posts (?:have|did) we (?:had|have|put|made|done)(?: up| out)?(?: on)? => published posts for
(?:are we|we are|we're|am i|i'm) (?:still )?(?:writing|working on)$ => being written
words (?:that )?we (?:should not|shouldn't|shouldnt|must not|mustn't|don't|dont|do not|can't|cannot|never) (?:use|write|say|want) => words to avoid
(?:whats|what's|what is) (?:written|noted|listed|put) (?:down )?(?:under|in|on)(?= ) =>
opportunities (?:on|in|of|from) (?:the|our) swot(?: board| analysis| canvas)? => swot opportunities
(?:has|have|did) (?:the|our) (?:client|customer|company|business) (?:ticked|tick|name|named|choose|chosen|set)$ =>
(?<=findings )(?:have|did) we (?:signed? off|approved?|accepted?) =>
(?:but )?nothing (?:has |have |ever )?(?:came|come|become) of (?:it|them|those) => not used
wait(?:s|ing)? for (?:somebody|someone|anybody|my|our|an|the|their|his|her)(?: to give(?: it)?(?: an| their| the)?)? (?:ok|okay|approval|go-ahead|yes) => waiting for review
who (?:has |have )?(?:approved|signed off|decided on|rejected) => who decided on
(?<=reading age )(?:that )?we (?:aim|go|write) for =>
(?:which|what) quotes (?:did|have) (?:they|customers|clients|people) (?:turn|turned) down => declined quotes
(?:which|what) words (?:should|must|do|can) (?:we|i) (?:avoid|never use|not use|stay away from) => words to avoid
(?:which|what) words (?:should|must|do) (?:we|i) use => words to use
what did (?:the |our )?(?:last |latest )?(?:strategy|analysis)(?: run| analysis| session)? (?:find|find out|say|show|come up with|recommend) => findings
(?:website |site |web )?(?:visits|visitors|traffic)(?: (?:of|on|to) (?:the|our) (?:web ?site|site))? => visits of website figures
(?:our|the) home ?page(?! of) => the home landing page
when did (?:anyone|anybody|somebody|someone|we) last (?:edit|change|update|touch) => when was last changed
how much is (?:stuck |waiting |sitting )?in (?:the )?review(?: queue)? => how many pending AI results
(?<=results )nobody (?:has )?(?:looked at|reviewed|seen|checked) => pending
how many (?:people|contacts) (?:got|received|were sent|did we send) => recipients of
pages (?:does|has|are on|are there on|on|of) (?:our|the|my) (?:web ?site|site)(?: have| got)? => landing pages
what (?:did|has|have) (?:the )?(?:robot|ai|machine|assistant) (?:write|written|made|make|done|do|produced?|drafted?|suggest|suggested) => AI results made
(thing|item|one)?(?: waiting)? in (?:the |our )?review queue => pending AI result
(?:things|items|ones) in (?:the |our )?review queue => pending AI results
what (?:threatens|could (?:hurt|harm)|endangers) us(?: (?:next|this) year)? => our threats
where (?:are|do) we (?:weak|suck|bad|struggle) => our weaknesses
where are we (?:good|strong) => our strengths
(?:have|had|did) we (?:listed|list|noted|named|put down|written down|write down) =>
# What is changed of the answer before.
(?<=(?:hottest|top|best|biggest|largest|newest|highest) .*)(?:the )?(?:hottest|best|biggest|largest|newest|highest)(?: ones?)? first$ =>
skip(?: ${all})? => without those
in(?= \S+ (?:patch|territory)) => of
(?<=in \S+ )(?:patch|territory) =>
minus ${all}(?: that (?:is|are))?(?: still)?(?: at| in| on)? => without those in
(?:the )?big(?:gest)? ones first => sort by value
(?:the )?most first$ =>
(?:the )?(worst|best|highest|lowest|newest|oldest|latest|largest|smallest|biggest)(?: ones?)? first$ => $1
# A share, as others say it.
(contacts|companies|deals|tickets|tasks|quotes) (without .+?) how many percent (?:are they|is that|is it) => what percentage of $1 are $2
(?<=(?:which|what) (?:city|town|place) )sits?(?= (?:the )?most) => are
mail ad+ress?(?:es)? => email
`;

/** What no other word of an amount says in figures. */
const figures: Readonly<Record<string, string>> = { one: '1' };

const patterns = idioms
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/ => ?/))
  .map(([said, plain = '']) => [new RegExp(`(?<![^ ])(?:${said?.replace(/ =>$/, '')})(?![^ ])`, 'gu'), plain] as const);

/** The idioms of a question, in the order of their words; none of them overlaps another. */
export function idiomsIn(words: readonly Word[]): readonly Idiom[] {
  const starts: number[] = [];
  let line = '';
  for (const { key } of words) {
    starts.push(line.length + (line ? 1 : 0));
    line += `${line ? ' ' : ''}${key}`;
  }
  const found: Idiom[] = [];
  for (const [pattern, plain] of patterns)
    for (const match of line.matchAll(pattern)) {
      // A pattern may begin with the space before its word.
      const first = match.index + (match[0].length - match[0].trimStart().length);
      const from = starts.findLastIndex((start) => start <= first);
      const to = starts.findLastIndex((start) => start < match.index + match[0].length) + 1;
      if (found.some((one) => from < one.to && to > one.from)) continue;
      found.push({
        from,
        to,
        plain: plain.replace(
          /\$(\d)/g,
          (_, group: string) => figures[match[Number(group)] ?? ''] ?? match[Number(group)] ?? '',
        ),
      });
    }
  return found.sort((one, other) => one.from - other.from);
}
