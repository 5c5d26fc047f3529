/** How people speak of records of the CRM, and the plain words for it, a line each (shared/docs/queries.md). */
export const sayings = String.raw`
# How many deals are open, before "w" is read alone.
(?<!(?:owners?|sources?|industr(?:y|ies)|towns?|cit(?:y|ies)) )(?:with|w|have|has) {over} {figure} (?:open|live|running) deals? => with open deal count $1 $2
(?:with|w|have|has) {figure} or more (?:open|live|running) deals? => with open deal count at least $1
# How long something took.
how (?:quick|quickly|fast|slow|slowly) (?:are|do|did) we {usual}(?:at |in |to )?(?:answer|answering|reply|replying|reply to|replying to|respond|responding|respond to|responding to) => what is the reply time of
how (?:quick|quickly|fast|slow|slowly) (?:are|do|did) we {usual}(?:at |in |to )?(?:solve|solving|resolve|resolving|fix|fixing) => what is the time to solve of
how (?:quick|quickly|fast|slow|slowly) (?:are|do|did) we {usual}(?:at |in |to )?(?:win|winning|close|closing|sell|selling)(?: our)?(?: deals)? => what are the average days to close of won deals
(?:(average|mean|median|typical) )?(?:time|days|number of days|how many days)(?: on average)? (?:between|from) (?:when )?(?:an? |our |the )?(?:first contact|deal being (?:opened|added|created)|deals? being (?:opened|added|created)|being (?:opened|added|created)|opening|adding|start|first hello|enquiry|lead)(?: an? deal)? (?:and|to|until|till) (?:being |it is |it being |the )?(won|winning|win|closing|close|closed|lost) => average days to close of $2 deals
(?<=how long .*)from (?:the )?(?:first )?(?:hello|contact|enquiry|start)(?: to (?:finish|the end))? =>
(?:does it|did it|do we|are we) {usual}(?:take|taking|need)(?: us)? (?:to|before we|until we) (?:first )?(?:reply|respond|answer|get back)(?: to)?(?: (?:people|customers|clients) on)? => is the reply time of
(?:does it|did it|do we|are we) {usual}(?:take|taking|need)(?: us)? (?:to|before we|until we) (?:solve|resolve|fix|sort out|deal with) => is the time to solve of
how long (?:is it )?(?:till|until|before) (?:we|somebody|someone|anyone) (?:first )?(?:reply|respond|answer|get back)(?: to)? => what is the reply time of
how long (?:is it )?(?:till|until|before) (?:we|somebody|someone|anyone) (?:solve|resolve|fix|sort out|close)(?= (?:an? |our |the )?tickets?) => what is the time to solve of
how (?:long|many days)(?: on average)? does it {usual}take(?: us)? to (?:win|close|land|get) an? (deal|sale)s?(?: on average)?$ => average days to close of won $1s
(?<=(?:longest|slowest|shortest|quickest|fastest|(?:took|take) .*(?:hours?|days?|weeks?|months?))(?: tickets?| deals?| sales?)? )to (?:solve|sort out|fix|resolve|close|win|land|get) =>
(?<=(?:longest|slowest|shortest|quickest|fastest)(?: tickets?| quotes?)? )to (?:(?:be|get) )?(answer|reply|respond) => time to $1
how (?:long|many days) did it {usual}take (?:us )?to (?:win|close|land|get) (?:the )?(?=\p{L})(?!an? )(?:deal )?(.{3,40}?)(?: deal)?$ => days to close of the $1 deal
how long (?:does|will|did) (it|that|this|the (?:next|last) (?:meeting|call)) (?:take|last|go on(?: for)?)$ => what is the length of $1
(?<=how long .*)(?:meant|supposed|due|scheduled|planned|going) to (?:last|take|be|go on)(?: for)?$ =>
who (?:do|should|did|can) (?:we|i) (?:actually |usually |normally |mostly )?(?:deal|work|talk|speak) with(?: over)?(?= at ) => contacts
what (?:did|does) (\p{L}+(?: \p{L}+)?) say when (?:\p{L}+) (?:called|rang|phoned|spoke to|talked to) (?:him|her|them) => details and outcome of the last call of $1
details of (?:the|our|my) (call|meeting|email) with(?= ) => details of the last $1 of
# Whom somebody spoke to last.
(?:who (?:was|is|were) )?the last (?:person|people|one|contact|customer|client) (?:that |who |whom )?(?:we|i) (?:spoke|talked) (?:to|with) => who did we last speak to
(?:who (?:was|is|were) )?the last (?:person|people|one|contact|customer|client) (?:that |who |whom )?(?:we|i) (?:called|rang|phoned) => who did we last call
(?:who (?:was|is|were) )?the last (?:person|people|one|contact|customer|client) (?:that |who |whom )?(?:we|i) met => who did we last meet
# What is to be done.
follow ups?(?= (?:are|is|that|which|due|overdue|for|of|this|next|today|tomorrow|do|have|with)|$) => tasks
(?:that )?(?:need|needs|have|has|must|should|ought)(?: to)? (?:be )?(?:done|finished|completed)(?= (?:by|this|next|today|tomorrow|before|on)) => due
(?:the |our |all )?(deals?|opportunit(?:y|ies)|tickets?|tasks?) (?:that |which )?(?!nobody)(\p{L}+) is (?:currently |still |now )?(?:working on|dealing with|busy with|handling) => open $1 of $2
(?:everything|anything|what|things) (?:that )?needs? (?:doing|to be done) => tasks
^anything (?:on |booked |planned )?(?=(?:this|tomorrow|today) (?:morning|afternoon|evening)) => meetings
how long (?:are|were|will)(?= .*(?:meeting|appointment)s? .*(?:in total|altogether)$) => what is the total length of
how long (?:is|are|was|will)(?= .*(?:meeting|appointment)s?) => what is the length of
(deals?|opportunit(?:y|ies)|tickets?|tasks?) (?:that |which )?(?:we're|were|we are|i'm|im|i am) (?:currently |still |now )?(?:working on|dealing with|busy with|in talks about)(?: right now| now| currently)? => open $1
(?:what|which ones) (?:am i|are we) (?:late|behind) (?:with|on) => overdue tasks
where(?: is|'s|s) (?:the|my|our) (next|last|first) (meeting|call|demo|appointment)(?: at| held)? => location of the $1 $2
who (?:is |is currently )?(?:handling|dealing with|looking after|working on|managing|running)(?= (?:it|them|that|those|this)$| (?:the |our |all |that |this )*(?:\S+ ){0,3}(?:tickets?|deals?|tasks?|accounts?|companies|company)) => owner of
(tickets) (?:with|that got|that have|rated) (?:an? )?(?:bad|poor|low|badly|poorly)(?: (?:ratings?|marks?|scores?|reviews?|satisfaction))? => $1 with satisfaction at most 2
waiting (?:on|for) (?:the |a |our )?(?:customers?|clients?)(?= |$)(?! to) => with the status waiting
(?:is |are )?(?:anyone|who|anybody|somebody|people|customers)(?: is| are)? (?:still )?waiting (?:to hear(?: back)?|for (?:an? |our )?(?:first )?(?:reply|answer|response))(?: from us)?(?: for the first time)? (?:on|about|in) (?:an? |the |their |our )?(?:support )?tickets? => unanswered tickets
(?:anyone|who|anybody|somebody|people)(?: is| are)? (?:still )?(?:waiting (?:for|on) (?:an? |our )?(?:reply|answer|response)|waiting to hear(?: back)?)(?: from us)? => contacts with unanswered tickets
who (?:has )?(?:raised|opened|logged|sent in|reported)(?: us)? the most(?: support)? tickets => which contact has the most tickets
(?:that |which )?(?:hang|hanging|depend|depending|tied|linked|attached)(?: on| to)(?= (?:an?|the|our) ) => of
which (tickets|deals|tasks) (?:is|does|are|do) (\p{L}+) (?:looking after|look after|handling|handle|dealing with|working on) => which open $1 of $2
(?:is|was) (?:it|that|this) (?:sorted|solved|fixed|resolved)(?: (?:now|yet|out))?$ => what is its status
(?:what(?:'s| has|s)?|how much has) (?!my|our)(\p{L}+)(?: got)? on (?:his|her|their) plate => open tasks of $1
most overdue (task|deal) => $1 with the most days overdue
(tickets)(?: are)?( open)? (?:per|by|for each) (?:person|colleague|agent|team member) =>$2 $1 by assignee
(?:open )?jobs (?:per|by|for each) (?:person|colleague|team member) => open tasks by owner
(tasks|deals|contacts|companies|calls|activities) (?:per|by|for each) (?:person|colleague|team member) => $1 by owner
what (?:did|have) we (?:do|done|get up to)(?= (?:today|yesterday|this|last|on)) => activities
how many (?:jobs|things)(?= (?:have|has|does|do) ) => how many tasks
what(?:'s|s| is) on(?: for)?(?= (?:today|tomorrow|next week|this week|next month|monday)$) => meetings
(?<=(?:is|are) due )first => next
(?:jobs|things|items) on (?:their|my|our|his|her|the) (?:to-do )?list => tasks
(?:anything|what|things|everything) (?:that )?(?:i've|ive|i have|have i|we've|weve|we have|have we) let slip => overdue tasks
by who (?:must|has to|have to|should|needs to) do (?:it|them|those|that) => by owner
# What belongs to each of several people.
how many (open )?tickets (?:does|do|has|did) (?:each|every)(?: (?:person|colleague|one|of us|team member))(?: (?:have|has|got|own))? => $1tickets by assignee
how many (.{3,30}?) (?:does|do|has|did) (?:each|every) (?:person|colleague|one of us|of us|team member)(?: (?:have|has|got|own|win|won))? => $1 by owner
compare what (\p{L}+) and (\p{L}+) (?:have |has )?(won|lost|sold) => value of $3 deals of $1 and $2 by owner
# Said of one.
what(?:s| is| was)? (\p{L}+ \p{L}+?)s? (?:job|role|position)$ => job title of $1
how long (?:is|are) (?:the |our )?(.{3,50}?)(?: still)? valid(?: for)?$ => valid until of $1
how much meeting time (?:is there|do (?:we|i) have|have (?:we|i) got|did (?:we|i) have) => total length of meetings
since when (?:do|have) (?:we|i) (?:know|known|have|had) (.{3,40})$ => when was $1 added
where does (\p{L}+ \p{L}+) work(?= |$) => company of $1
(oldest|newest|biggest|largest|smallest) (?:job|deal) (?:that )?(?:we|i) (?:still )?(?:haven't|havent|have not)(?: yet)? closed(?: yet)?$ => $1 open deal
(?:did|have|do) (?:we|i) (?:get|got|have|had|make|made|send|sent|log|logged) more (.{3,25}?) in (\p{L}+) or (?:in )?(\p{L}+)(?: so far)?$ => $1 in $2 compared with $3
(?:did|have|do) (?:we|i) (win|won|lose|lost) more (?:deals |jobs )?in (\p{L}+) or (?:in )?(\p{L}+)(?: so far)?$ => $1 deals in $2 compared with $3
(?:did|do|have) (?:we|i) (?:win|won) more than (?:we|i) (?:lost|lose|have lost)(?= |$) => value of won or lost deals by state
how many quotes (?:did|have) (?:people|customers|clients|they) say yes to(?:,? and how many no(?: to)?)?$ => accepted or declined quotes by status
who (?:has |have )?(?:written|wrote|made|sent|logged|done) more (notes|emails|calls)(?= (?:since|in|this|last|up)|$) => which owner has the most $1
who (?:gives|brings|causes|makes)(?: us)? (?:the )?most (?:support work|work in support) => which company has the most tickets
(?:what|how) (?:do|did) (?:our |the )?{who} rate (?:our |the )?support(?: on average)? => average satisfaction of tickets
anything (?:come|came|arrived) in (?:through|via|on|over|from) (?:the|our) (?:web ?site |contact )?form (?:that )?(?:we|i) (?:haven't|havent|have not) read(?: yet)?$ => unread form answers
answers? from the (?:web ?site |contact )?form => form answers
(?:what (?:was|is) )?the last thing (?:we|i) did (?:with|for)(?= ) => the last activity of
(?<=contracts? )(?:are|is) ending(?= ) => end
# What nobody has, or somebody sent.
(?:(?:have|has|with|having) )?(?:nobody|no one) (?:on|assigned to) (?:them|it) => without an assignee
(?<=never )(?:ever )?(?:sent|raised|opened|logged|reported)(?: in)?(?: us)?(?= (?:a|an|any|one) (?:support )?tickets?(?: |$)) => had
(?:sent|raised|opened|logged|reported)(?: in)? us(?= (?:a|an|any|one) (?:support )?tickets?(?: |$)) => raised
(?<=calls? )(?:that )?(?:got|had|went with|were with|have had) no (?:answer|reply)(?= |$) => with the subject is no answer
(?<=calls? (?:\S+ )*)(?:got|had|have had) no (?:answer|reply)$ => with the subject is no answer
# Said in other words.
(?:firms|companies|businesses|customers|clients) have we lost as (?:an? )?(?:customers?|clients?) => churned companies
for whom we (?:hold|have|keep) no => without
(?:what(?:s|'s| is)? )?(overdue|open|due|late) on (?:the|my|our) to ?do list => $1 tasks
(?<=tickets? (?:that (?:is|are) )?)assigned to (?:nobody|no one) => without assignee
did (.{3,30}?) say (?:yes|no) to (?:our|their|the|its|his|her) (?:last |latest )?quote$ => status of the quote of $1
(?:which|what)(?: one| of (?:them|those|these))? (?:should|will|is (?:due|going|expected) to) close (?:first|soonest|next)$ => which of those has the earliest close date
when did (?:we|i) last (?:ring|call|phone) (.{3,40}?) and what (?:came of it|was said|happened|was the (?:outcome|result))$ => date and details and outcome of the last call of $1
(?:mean|average) (?:amount|value|size) per (?:signed|won) (?:contract|deal|job) => average value of won deals
expected (?:close |closing )?dates? => close date
break (?:the |our |all )*(?:undecided|open|running|live) (?:business|deals|work|pipeline) down by (\S+)(?: with (?:the )?(?:numbers?|counts?|sums?|values?|totals?)(?: and (?:the )?(?:numbers?|counts?|sums?|values?|totals?|amounts?))?)? => value of open deals by $1
break (?:the |our |all )*(\S+(?: \S+)?) down by (\S+)$ => $1 by $2
(?:people|those|the ones|folks) (?:who |that )?(?:already )?(?:buy|bought) from us => customers
(?:found|find|finds|reached|came to) us (?:through|via|over|on) (?:our |the )?(?:web )?site => from website enquiry
(?:hasn't|hasnt|has not|haven't|havent|have not) (?:yet )?(?:become|turned into|became) (?:an? )?customers?(?: yet)? => are not a customer
(?:and |with )(?:their|the) (?:firms?|company|companies|employers?)(?: names?)?$ => and their company
(?:have |has |had |are |is |gone |went |run |slipped |running )*past (?:their|its|the|his|her|due) (?:due )?dates?(?: this morning| today| now| by now)? => overdue
(?:did|have|do) (?:we|i) (?:bring|brought|get|got) in (more|fewer|any|many) (?:orders|jobs|work) => did we win $1 deals
who (?:has |have )?(?:brought|brings|bring|got|gets) (?:in|home) (?:more|less|(?:the )?most|(?:the )?least) (?:business|work|money|revenue|sales)(?: so far)? (\p{L}+) or (\p{L}+)(?: and by how much)?$ => value of won deals of $1 or $2 by owner
(?:do|must|will|should) (?:we|i) (?:have to |need to |got to )?work(?= (?:on|this|next|tomorrow|today|over)) => do we have meetings
(?:on )?(?:(?:what|which) days? |when )?(?:are we |am i |we are |we're )?(?:expecting|having|getting) (?:any )?(?:visitors|guests)(?= ) => coming meetings
(?:what|which) way of finding us => which source
(?:nobody|no one) (?:has )?(?:wrote|written|noted|put|said)(?: down)? what (?:comes|happens|is) next => no next step
(?:where |with )?(?:no|without) (?:idea|word|note) (?:of|on|about) what (?:comes|happens) next => without next step
(?:sat|sitting|been|stood|standing|parked)?(?: for)?(?: the)? longest without (?:moving|a move|any movement|movement) => has the most time in this stage
(?:out )?of (?:everything|all|what|the deals|the ones)(?: that)?(?: was| is| were)? decided(?:,? (?:how many|what (?:percentage|percent|share)))? (?:did|have) we (?:actually |really )?(?:get|got|win|won|land|landed) => what is the win rate
(?:with (?:whom|who)|who|whom|that) (?:we|i) (?:have|'ve|had) (?:never|not once) (?:had|been in|made) (?:any )?(?:contact|touch)(?: with)? => with no last contact
(companies|firms|businesses) (?:do|did|have) we (?:have |got |hold )*{over} {figure} (?:people|contacts|names)(?: on file| listed| recorded)?(?: for| at| in)?$ => $1 have $2 $3 contacts
(?:still )?(?:comes?|coming|came) to an end => end
(?:has |have )?(?:been )?(?:lying|sitting|sat) (?:there |around )?(?:the )?longest$ => is the oldest
why did (.{3,40}?) (?:say no|turn us down|not buy|go elsewhere|not sign)$ => lost reason of the lost $1
(?:did|have) we (?:call|called|ring|rung|phone|phoned)(?: people| customers)? more in (\p{L}+) or (?:in )?(\p{L}+)(?: so far)?$ => calls in $1 compared with $2
(?:takes?|taking|took)(?: up)? (?:the )?most (?:of (?:our|my|the) )?time => is the longest
(?:did|do) (?:people|ppl|{who}) like (?:our |the )?support(?: (?:marks?|ratings?|scores?|stars?) on average)? => average satisfaction of tickets
how (?:quick|quickly|fast|soon|slowly) (?:does|do|did|will) (?:an? |our |the )?(?:customer|client|person|{who})s? {usual}(?:get|hear|receive|have) (?:our |an? |the )?(?:first )?(?:answer|reply|response)(?: from us)?(?: when (?:they|he|she) (?:writes?|mails?|asks?|emails?)(?: to)?(?: us)?(?: support)?)? => what is the average reply time
who (?:bugs|bothers|troubles|contacts|writes to|rings|needs|uses|asks) (?:the |our )?support (?:the )?most(?: often)? => which contact has the most tickets
how (?:many days|much time|long) (?:lies?|are there|is there|is it|pass|passes|go by|went by) (?:between|from) (?:entering|adding|opening|creating|getting)(?: an?| the)? deal (?:and|to|until) (?:it being |its being |its |being |the )?(?:signed|won|win|signing|order) => average days to close of won deals
to the (?:pounds?|penny)(?:,? (?:what|how much))? (?:did|have) we (?:sign|signed|win|won|land|landed|take|bring in) => value of won deals
(?<=(?:did|have) we )(?:sign|signed)(?= (?:in|this|last|up )) => win
(?:got|get|slipped|slip) away(?= |$) => lost
(?<=(?:which|what|how many|any|the|our|all|open|sent|unanswered) )offers(?= (?:are|is|have|has|went|out|lapse|expire|run|still|we (?:sent|made))) => quotes
(?:what|which) (?:quotes|offers) (?:did|have) (?:we|i) (?:send|sent|issue|issued)(?: out)? => quotes that are not draft
(?<=(?:no|any|an?|without) (?:open )?(?:task|deal|ticket|meeting|quote|contact)s? )(?:attached|linked|assigned|tied)(?: to (?:them|it|him|her))?(?= |$) =>
how much (?:quoted money|money in quotes|in quotes) (?:are|do) we (?:still )?(?:waiting|wait)(?: on| for) => total of sent unanswered quotes
(?:split|divide|share) (?:the |our )?(won|lost|open) (?:money|business|value|work) (?:between|among|amongst|over|across) (?:the )?(\p{L}+) and (\p{L}+)(?: in (?:pounds|money|percent)(?: and (?:pounds|percent))?)? => value of $1 deals of $2 or $3 by owner
undecided(?= (?:business|deals|work|opportunities)) => open
(?:missing|lacks?|lacking|short of)(?= (?:an? |the |their |its )?(?:phone|email|address|website|owner|number|job title|next step|close date|source)) => without
(?:bring|brings|bringing|brought) home => brought in
# Deals.
(?:hasn't|hasnt|has not|haven't|havent|have not) moved(?: (?:for|in))?(?: the)? longest(?: time)? => with the most time in this stage
how many days did (?:the )?(.{3,40}?)(?: deal)? take(?: from .*)?$ => days to close of the $1 deal
(?:are )?(?:we|i) (?:are |'re )?sitting on(?= |$) => are open
how much business (?:did|have) (?:we|i) (win|won|lose|lost) => value of $1 deals
and for (?:which|what) reasons?$ => by lost reason
how many days (?:pass|passed|go by|are there|does it take) (?:from|between) (?:the )?(?:creation|opening|start|first entry|adding)(?: of an? deal)? (?:until|to|and|till) (?:it is |being |it's |it's being |the )?(?:won|win)$ => average days to close of won deals
on average(?= how many days ) =>
(?<=(?:which|what|how many|any|the) )(deals|tickets|quotes) (?:did|has|have) (?!we |i )(\p{L}+) (?:open|opened|create|created|add|added)(?= (?:this|last|in|since|today|yesterday|on)|$) => $1 of $2 added
sales (?:per|by|each|for each) (month|quarter|year|owner|industry|source|company|customer) => won value of deals by $1
(?:what|which) (?:was|is|has been|were) (?:our|the) (?:best|strongest) (month|quarter)(?: for sales| ever| so far| this year)* => which $1 has the most won value
compare (?:our |the )?(\p{L}+) (?:and|with|to) (\p{L}+) sales => won deals in $1 compared with $2
who (?:closes|closed|wins|won|lands|landed) (?:the )?most(?: deals| jobs)?(?= (?:this|last|in|since)|$) => who has the most won deals
who has (?:got )?more (open )?(tasks|deals)$ => who has the most $1$2
(?<=stage .*)(?:is |has )?(?:sitting|tied up|sat) in it$ => of open deals
how (?:does|do|did) (.+?) compare (?:with|to) (.+?) (?:for|in|on) sales$ => won deals $1 compared with $2
(?<=^(?:and )?which )(?:one )?(?:is |has |have )?been (?:(?:stuck|sitting|sat|parked)(?: there| in it| in that stage)?|waiting (?:there|in it|in that stage))(?: for)?(?: the)? longest => has the most time in this stage
who did (?:we|i) lose (.{3,40}?) to$ => lost reason of the lost $1
how long did it take (?:us )?to (?:win|close|land) (?:it|that|this)(?: one| deal)?(?: from .*)?$ => what are its days to close
how likely (?:is|are)(?= ) => what is the chance of
how likely is (?:it|that|this)(?: (?:to close|to be won|that we win it))?$ => what is its chance
^(\p{L}+(?: \p{L}+)?) (last|latest|next|upcoming) (call|meeting|email|quote|ticket|task)$ => $2 $3 of $1
(?<=(?:deals?|jobs?|work) .*|^(?:and )?)(?:(?:have|had)(?: we)? got |have |are )?on the go => open
(?:from )?start to (?:finish|end)$ =>
(?<=(?:did|do|have|does) (?:we|i|they) )loose => lose
because (?:the |our |of )*(?:customers?|clients?|they|he|she) (?:had|has|have)(?= no ) => with lost reason
what (?:could|can|might|would|will) we (?:land|win|close|bring in|take)(?= .*(?:by|before|this|next|in)) => total value of open deals closing
if (?:everything|all|they all|it all) (?:closes|lands|comes in|comes off|goes)(?: on time| to plan| well)? =>
just the total(?: please)?$ =>
from (?:the )?(?:first )?(?:entry|start|opening|creation|enquiry)(?: of (?:an?|the) deal)? to (?:winning|the win)(?: it)? => to win a deal
how much (?:open|live) business (?:do|does|have|has) => value of open deals of
(?:stuck|stalled)(?: for)? (?:the )?longest => open with the most time in this stage
(?:what )?(?:percentage|percent|share|proportion) of (?:the |our )?(?:closed|decided) (?:deals|opportunities) (?:did|do|have) we win(?:s|ning)? => win rate
(?:what )?(?:percentage|percent|share|proportion) of (?:the |our )?(?:closed|decided) (?:deals|opportunities) (?:did|do|have) we los[et] => loss rate
of (?:the |all |our )*(deals|opportunities) (?:that (?:were|are) )?(?:decided|closed)(| .{3,25}?) (?:what|which) (?:percentage|percent|share|proportion|part|fraction) (?:did|have) we (?:win|won) => win rate$2
of (?:the |all |our )*(deals|opportunities) (?:that (?:were|are) )?(?:decided|closed)(| .{3,25}?) (?:what|which) (?:percentage|percent|share|proportion|part|fraction) (?:did|have) we (?:lose|lost) => loss rate$2
how many of (?:the |all |our )*(deals|opportunities) (?:that (?:were|are) )?(?:decided|closed)(| .{3,25}?) (?:did|have) we (win|won|lose|lost) => how many $1 did we $3$2
(?<=(?:deals|opportunities) (?:that (?:were|are) )?)decided(?= (?:this|last|in|since|so|on|between)) => closed
(deals?) with the (highest|best|lowest) (?:chance|probability|likelihood) => open $1 with the $2 chance
(?:top|best|biggest|largest) (?:customers|clients|companies)(?: by (?:revenue|spend|spending|value|sales))?(?= (?:this|last|in|since) ) => money of won deals by company
(?:best|top|biggest) (source|industry|sector|owner|salesperson) by (?:revenue|value|sales) => revenue by $1
revenue (?:per|by|for each) (?:customer|client|company|firm) => money of won deals by company
(average|median) (?:days|time|number of days) (?:(?:deals|a deal|do deals) )?(?:spends? |spent |stays? |is |are |sits? )?in (?:each|every) stage => $1 days in stage of deals by stage
(average|median) (?:days|time|number of days) (?:(?:deals|a deal) )?(?:spends? |spent |stays? |is |are |sits? )?in(?= (?!stage|this|its|their)) => $1 days in stage of deals in
(quotes) (?:that are )?still waiting => unanswered $1
by (?:the )?(?:total )?(?:value|revenue|amount) of won deals => by spend
how long do(?:es)? (?:customers|clients|people|it|they) {usual}take to (?:accept|answer|sign|decide on)(?: an?| the| our)? quotes? => how long do accepted quotes take
((?:total|overall|our|whole|current|the) )pipeline value(?! of) => $1value of open deals
(?:stuck|sitting|sat|parked|stalled)(?: in (?:the same|one|their) stage)? for(?= (?:more than|over|at least|longer than) ) => with a time in stage of
(probability|chance|likelihood|discount) (?:of )?{over} {figure} percent => $1 $2 $3
how many quotes (?:did|have) we (?:send|sent)(?: out)? => how many quotes that are not draft
who (?:has )?(?:bought|spent|paid|ordered|purchased)(?: us)? (?:the )?most(?: money)?(?: with us| from us)?(?= (?:this|last|in|since|over)) => money of won deals by company
pipeline value(?= (?:by|per|of each|for each) ) => value of open deals
how (?:long|many (?:hours|days|minutes))(?: on average)? does it {usual}take (?:us )?(?:on average )?to (?:give an? |send an? |write an? )?(?:first )?(?:reply|respond|response|answer)(?: to)?(?: an?| the| our)? tickets?(?: on average)?$ => average reply time of tickets
^who(?:s| is) (?:dealing with|handling|working on)(?= ) => who looks after
(?:with |where |that have |who have )?(?:nobody|no one|none)(?: is)? in charge(?: of (?:it|them))?(?= |$) => without an owner
^where (?:did|does|do) (?:most of )?(?:the |our )?(?:money|business|revenue|income)(?: from (?:the |our )?won deals)? come from(?: by source)?$ => value of won deals by source
(?:have |has )?(?:moved|changed|gone|went|move|progressed)(?: on)?(?: to)? (?:an? |the )?(?:new |another |different |next )?stages?(?= (?:since|this|last|in|today|yesterday|on) ) => moved
(?<=how long .*(?:win|close|land) (?:an? )?deals? )from (?:creating|adding|opening|entering|starting)(?: it| the deal| one)? (?:to|until|till) (?:the )?(?:win|winning|closing|close|sale)(?: it)?$ =>
(?:the )?(?:share|percentage|percent|proportion) of (?:the |our )?deals (?:that )?(?:we )?lost (?:out )?of (?:all )?(?:the |our )?(?:closed|decided|finished|ended)(?: ones| deals)? => loss rate
what (?:has|have|did) (?:she|he|they) (?:bought|ordered|purchased|buy|order)(?: from us)?(?: so far| before)?$ => what are their won deals
what (?:has|have|did) ((?:\p{L}|['’&]| )+?) (?:bought|ordered|purchased|buy|order)(?: from us)(?: so far| before)?$ => won deals of $1
(?:still )?waiting for (?:our|a|an|the) (?:first )?(?:reply|answer|response)(?: from us)? => unanswered
(?<=which (?:tickets |ones |of (?:them|those|these) )?)(?:(?:have|has) (?:not|never)|haven't|havent|hasn't|hasnt) (?:yet )?(?:had|got|received|been given) (?:an?|any|our) (?:reply|answer|response)(?: from us)?(?: yet)? => are unanswered
should have been (?:done|finished|completed)(?: by now| already| before today)?(?: (?:and|but) (?:are|is|were)(?: not|n't))?(?: yet)?$ => are overdue
what (?:does|has) (\p{L}+) (?:have|got|need) to (?:get done|do|finish|get through)(?= (?:today|tomorrow|this|next|by|on) ?) => tasks of $1 due
average time (?:till?|until|to) (?:the |a |our )?(?:1st|first) (?:reply|response|answer)(?: on| to| for)? => average reply time of
^who(?: has| have)? (won|lost) (?:the )?most(?: money)?(?= (?:this|last|in|since|so far|today|overall)(?: |$)|$) => value of $1 deals by owner
what (share|percentage|percent|proportion) of (?:the |our )?deals (?:that )?(?:(?:we|were|are) )?(?:closed|finished|decided|concluded|ended|settled)(?: (.+?))? (?:did we win|were won|have we won|we won|we did win|was won)$ => win rate $2
(?<=tickets? (?:has|have) been )waiting (?:the )?longest => open the longest
won business => won deals
(?:was|were|is|are) (?:our|the) (?:(?:first|average|usual) )*(?:reply|replies|response|responses)(?: times?)? (?:quicker|faster|slower|better|worse|longer|shorter)(?= (?:in|this|last) .*than) => average reply time of tickets
how long (?:do|does|did) (?:our |the |most |all )*deals? {usual}take (?:us )?to (?:close|win|be won|land|sell)(?: on average)?$ => average days to close of won deals
how long does it {usual}take (?:us )?to (?:close|win|land|sell) (?:an? |the |our )?deals?(?: on average)? => how long do deals take
tickets (?:does|do|has|have|did) (?:each|every) (?:of us|person|colleague|agent|team member)(?: have| got| own)? => tickets by assignee
(?:are|were|how are) (?:we|things|sales) (?:up|down|doing|ahead|behind)(?: on| vs| versus| against| compared (?:to|with)) last (month|quarter|year|week) => total value of won deals this $1 compared with last $1
(?:which |the )?(deals|opportunities) (?:that )?(?:i|we) (?:should|need to|must) (?:worry about|look at|attend to) => $1 that need attention
(?<=(?:how many|which|what|any|biggest|largest) )(job|order)(s?)(?= .*(?:win|won|lose|lost|land|landed)) => deal$2
(?:did|do|have) we (?:win|won) or (?:lose|loose|lost) more(?: deals| jobs)? => won deals vs lost deals
(?<=(?:is|are|whats|what's|been) )stuck(?= (?:in|at) ) =>
due to (?:sign|close|be signed) => closing
big fish => deals
how much (?:money |revenue |business )?(?:did|have|do) we (?:bring|brought|take|took|taken|make|made|earn|earned)(?: in)?(?= (?:last|this|in|since|so|over|during|yesterday|today)|$) => total of won deals
(?:what(?:'s|s| is) )(?:sitting|sat|stuck)(?= (?:in|at) ) => deals
(?<=how long has the .*)one(?= been) =>
weighted (?:sales )?forecast => forecast
(?<=expected (?:income|revenue|sales) .*)if (?:you|we|i) (?:count|weigh|include) the (?:chances|odds|probabilities) =>
average deal(?: size| value)?(?= (?:this|last) (?:year|quarter|month)) => average won deal
(?:is |are )?(?:the )?most likely to (?:close|win|land|be won|come in|come off|happen) => is open with the highest chance
(biggest|largest|smallest|best|top) (deals?|opportunit(?:y|ies))(?: (?:that )?(?:we have|we have got|weve got))?(?: on)? (?:right now|just now|now|at the moment|currently) => $1 open $2
(?:customers|clients|companies|firms|accounts) (?:that |which |who )?(?:we )?(?:have |had )?lost => churned companies
(?:customers|clients|companies|firms|accounts) (?:that |which |who )?(?:have |has )?(?:left(?: us)?|gone cold(?: on us)?)(?= (?:this|last|in|since)|$) => churned companies
who(?:'s|s)? (?:has |have )?(?:left|gone cold on) us(?= (?:this|last|in|since|which)|$) => churned companies
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
(?:lost|lose|losing|loose)(?: them| it)? to (?:an? |the |our )?(?:competitors?|competition|rivals?) => lost reason chose a competitor
(?:lost|lose|losing|loose)(?: them| it)? (?:to|on|over|because of|due to|for) (?:the |our |their )?(price|budget) => lost reason $1
who (?:has )?(solved|closed|resolved|answered) (?:the )?most tickets => which assignee has the most $1 tickets
when (?:does|do|will) (?:the |our )?(contract|subscription|licence|warranty) (?:with|of|for) (.{3,40}?) (?:end|ends|expire|run out)$ => what is the $1 ends of $2
where(?: is|'s|s) (today|tomorrow)s? (next|last|first) (meeting|call|demo|appointment)(?: at| held)? => location of the $2 $3 $1
keep losing => lose deals
(companies|customers|clients|firms|accounts|contacts) (?:are|is) (?:worth (?:the )?most|the most valuable)(?: to us)?$ => most valuable $1
(?:which (?:{who}|contacts)|who) (?:rated|marked|scored) us (?:the )?(worst|lowest|best|highest) => who gave us the $1 ratings
(last|latest|newest|most recent) e ?mails? (?:(?:that )?we (?:sent|wrote) )?(?:to|with|for)(?= (?:\p{L}|our)) => $1 email activity with
(?:an? |the )?(?:jobs?|deals?|ones?) (?:that )?we win (?:vs|versus|against|compared to|compared with) (?:the |an? )?(?:ones?|jobs?|deals?|those) (?:that )?we lose => won deals vs lost deals
how (?:fat|big|large) (?:is )?(?:an|the|our) average => average
(?:sat|sitting) (?:on|with) nobody => without owner
(?<=(?:deals|leads|contacts|tickets) )(?:coming|that came|that come|came) in => added
(?:brings?|makes?|earns?|generates?|brought|made|earned|generated) (?:us )?(?:in )?(?:the )?most (?:money|cash|income|revenue) => has the most revenue
(?:that )?(?:we|i) make nothing (?:from|with|on) => without won deals
(win|close|conversion) rate by (?:each )?(?:person|people|colleague) => $1 rate by owner
big(?= (?:companies|firms|accounts|businesses|organisations)) => large enterprise or global enterprise
# People.
how many times (?:have|did|has) (?:we|i|{someone})(?= ) => how often did we
what (?:did|has|have) (?!we |i |they |he |she |it )(\p{L}+) (?:do|done|get up to|been up to|been doing|been working on)(?= (?:today|yesterday|this|last|on|since)) => activities of $1
what(?: has| have)? happened(?: with| at| to| for)?(?= .*(?:today|yesterday|this|last|since|in|on) ?)(?= (?:\p{L}+ ){0,4}(?:today$|yesterday$|this |last |since |in |on )) => activities
(?:the |a )?(?:full )?history (?:of|with) => activities of
who (?:did|do|have) (?:we|i) (call|called|ring|rang|phone|phoned|email|emailed|meet|met) (?:the )?most(?: often)? => which contact has the most $1 activities
what (?:did|have) (?:we|i|{someone}) last (?:discuss|discussed|talk about|talked about|agree|agreed)(?: on)? with => details and outcome of the last activity of
who (?:sent|made|did|logged|wrote|handled|took) (?:more|fewer|(?:the )?most|(?:the )?fewest) (.{4,40}?) (\p{L}+) or (\p{L}+)$ => $1 of $2 or $3 by owner
^what (?:is|are|was|were) (?:it|they|those|these) (?:all )?about$ => which ones
^whose (?:is|are) (?:it|they|that|those|these|this)$ => by owner
who (?:is|'s)? ?on (?:that|it|this|those|them)(?: one)?$ => owner of it
what did (?:she|he|they) (?:say|tell us|want)$ => what are its details and outcome
^(?:and )?(?:who to|to whom|to who|who with|with whom)$ => who are the contacts
(?:have|did|has) (?:we|{someone}) (?:ever |already )?(?:(?:written|write|got|gotten|get|come|been|gone) back to|replied to|reply to|answered|answer|responded to) (?:them|him|her|it|that|those|these)(?: yet)?$ => what is its reply
who (?:didn't|didnt|did not) (?:pick up|answer)(?: the phone)?(?: when we (?:rang|called|phoned|tried))?(?= |$) => calls with the subject is no answer
(?:calls(?: (this|last) (\S+))? )(?:where|when) (?:nobody|no one) (?:picked up|answered)(?: the phone)? => calls $1 $2 with the subject is no answer
when(?: is|'s)? (?:it )?(?:the )?best(?: time)? to (?:ring|call|phone|reach|catch|contact|get hold of) => notes of
(?:for )?(?:who|whom) (?:have|haven't|havent|did) (?:we|i) (?:not )?(?:spoken|talked|heard|been in touch|contacted|seen)(?: to| with| from)?(?: in| for)? (?:the )?longest(?: time)? => which contact has the earliest last contact
who(?:'s| has| is)? (?:got )?(more|the most|fewer|the fewest)(?: (?:tasks|work|jobs|to do))? on (?:his|her|their|the) plate => who has $1 open tasks
when (?:are|do|will) (?:we|i) next (?:seeing|see|meeting|meet|visiting|visit)(?: with)? => when is the next meeting with
when (?:are|do|will) (?:we|i) (?:seeing|see|meeting|meet|visiting|visit) (.{3,40}?) next$ => when is the next meeting with $1
(?:any|what is the|what's the|whats the|latest) news (?:from|about|on|of|with) => who is
who have (?:we|i) not(?= (?:called|rung|phoned|emailed|met|visited) ?) => contacts we have not
(companies|firms|accounts|deals) (?:that |which )?(?:we|i) (?:havent|haven't|have not) (?:spoken to|talked to|heard from|contacted|been in touch with|touched) => $1 without activities
(?:is|are) used (?:the )?most(?: often)? => do we use most
what (?:was|did we|have we) (?:discussed|discuss|talked? about|speak about|agreed?)(?: last)? with (\S+(?: \S+){0,3}?)(?: last(?: time)?| recently)?$ => details and outcome of the last activity of $1
(?:e ?mails?) (?:we )?(?:sent|wrote|send) to (?:our )?(customers|clients|leads|prospects) => email activities with $1
who (?:did|have) (?:we|i) (?:meet|met) (?:at|through|via)(?= ) => contacts from
who do (?:i|we) (?:ring|call|phone|contact)(?: about| for)?(?: each of)? (?:them|it|that)$ => their contact
whose (?:account|client|customer|company|contact|deal) (?:is|are) => who is the owner of
(?<=^whose .*)(?:mine or \S+|\S+ or mine)$ =>
when did (?:we|i|anyone|anybody|someone|somebody) last (?:talk|speak) (?:to|with) (\S+ \S+) and about what => date and details and outcome of the last activity of $1
(?:were |was |are |is )?put in(?:to)? the (?:address ?book|address list|crm|system|database) => added
((?:last|latest|newest|recent|any|all|our)(?: \d)?) notes? (?:on|about|for) => $1 note activities of
^notes? (?:on|about|for) => note activities of
(?:(?:that )?(?:have|has|with) )?(?:nobody|no one) (?:is |has |who )?(?:(?:looking|looks) after|working on|works on|dealing with|handling|handles|responsible for|in charge of|taken)(?: them| it)? => without owner
how long (?:is it |has it been |ago )?since (?:we|i|anyone|anybody|somebody) (?:have |has |last )*(?:spoke|spoken|talked|heard|contacted)(?: to| with| from)? => last contact of
(?:by|per) where (?:they|those|these) (?:come|came) from => by source
what(?:'s| is)? (?:happening|going on|the latest|the story|new|up) with|whats (?:happening|going on|the latest|the story|new|up) with => who is
(?:when was )?(?:the )?last time (?:anyone|anybody|someone|somebody|we|i) (?:has |have )?(?:spoke|spoken|talked|contacted|heard)(?: to| with| from)? => last contact of
(people|contacts|customers|clients|leads) (?:did|have) (?:we|i) (?:email|emailed|mail|mailed|write to|wrote to|written to) => $1 we emailed
(?:did|has|had) (\p{L}+) (?:already |yet |ever )?(?:call|called|phone|phoned|ring|rung|rang) {someone}(?: back)? => calls of $1
(?:did|has|had) (\p{L}+) (?:already |yet |ever )?(?:email|emailed|write to|written to|wrote to) {someone}(?: back)? => emails of $1
(?:did|have|had) (?:we|i) (?:already |yet |ever )?(?:meet|met|meet with|met with) {someone}(?: back)? => met
(?:did|has|had) (\p{L}+) (?:already |yet |ever )?(?:meet|met|meet with|met with) {someone}(?: back)? => met of $1
(?:who|which (?:person|one)|which of them) (?:is )?(?:responsible for|in charge of) (?:the )?(sales|marketing|purchasing|procurement|finance|accounts)(?= at | in |$) => which contact with $1 in the job title
(?<=^(?:and )?)(?:is )?(?:responsible for|in charge of) (?:the )?(sales|marketing|purchasing|procurement|finance|accounts)$ => with $1 in the job title
(?:which person|who) (?:is )?(?:responsible for|in charge of) => who is the owner of
who (?:all )?(?:takes? part in|is taking part in|attends|is attending) => attendees of
who (?:is )?the busiest on the phone => which owner has the most calls
who (?:made|makes|has made|did|does) (?:the )?most (?:phone )?calls => which owner has the most calls
who (?:has |have )?(?:write|written|wrote) the (?:last|latest) (note|email)(?: and about what)? => owner and subject of the last $1
(?:i've|ive|i have|we've|we have) starred(?: a few| some)?(?: people| contacts)? who (?:are|were) they => favourite contacts
did {someone} (?:here|of us|in the team|on the team) => did we
did {someone} not (?:show|turn) up|who (?:didn't|didnt|did not) (?:show|turn) up|{someone} who (?:didn't|didnt|did not) (?:show|turn) up => no-show meetings
how did (?:most of )?(?:our |the |my )?(customers|clients|leads|contacts|people|prospects) (?:find|hear about|hear of|come to|get to) us => $1 by source
where (?:do|did|have) (?:most of )?(?:our |the |my )?((?:won |lost |open |new )?(?:deals|customers|clients|leads|contacts|people|prospects|sales|jobs)) (?:mostly |usually )?(?:come|came) from => $1 by source
(?:that )?(?:we are|we're|were) only talking to => that are prospects
who (?:do|should|can|must) (?:i|we) (?:talk|speak|write|ring|call|contact)(?: to)?(?= at ) => contacts
how old (?:is|are) => age of
(?:time|days) (?:from|between) (?:an? |the )?quotes? (?:to|and) (?:the |its |their )?(?:acceptance|yes) => days to the answer of accepted quotes
(?:time|days) (?:from|between) (?:an? |the )?quotes? (?:to|and) (?:the |its |their |an )?answer => days to the answer of quotes
(?:with |have |has |got |had )?(\d) stars? => with satisfaction exactly $1
(?:days|time) (?:to|until) (?:accept|acceptance of)(?: an?| the| our)?(?= quotes?) => days to the answer of accepted
# Tickets, quotes and meetings.
(?<=vat )(?:is |are )?(?:due|payable|charged)(?: on| for| in)? => of
what (?:did|does) (\p{L}+(?: \p{L}+)?) say when (?:\p{L}+) (?:called|rang|phoned|spoke to|talked to) (?:him|her|them)(?= (?:on|last|yesterday|this|in|today)) => details and outcome of the calls of $1
which contracts? (?:ends?|expires?|runs? out) (?:next|first|soonest) => which company has the next contract ends
how (?:happy|satisfied) (?:are|is) (?:our |the )?(?:{who}|contacts)(?: with (?:us|(?:our |the )?(?:support|service|help)))? => what is the average satisfaction of tickets
(?:net total|total net(?: value| amount)?|net value) of(?= (?:the |our |all )*(?:\p{L}+ )?quotes) => sum of net of
(?:the |our )?kick off(?! meetings?| activit)(?= |$) => the kick off meeting
how long do(?:es)? (?:people|customers|clients|someone|it|they) {usual}(?:have to )?wait (?:for|until|before) (?:an? |the |our |their )?(?:first )?(?:reply|answer|response)(?: from us)? => what is the average reply time
who (?:hasn't|hasnt|has not|didn't|didnt|did not) (?:given|give)(?: us)? (?:five|5|full) (?:stars|marks|points) => tickets with satisfaction at most 4
is (?:anybody|anyone|somebody|someone) (?:dealing with|looking after|working on|handling) => who is the owner of
(?:until|till) when is(?: valid)?(?= the) => valid until of
since when (?:is|are|has|have) (.+?) (?:been )?waiting for (?:an? |our )?(?:answer|reply)(?: (?:on|to|for) (?:his|her|their|the) ticket)?$ => opened of the unanswered ticket of $1
and what (?:does|do|did) (?:he|she|they) want$ => and their answers
(?<=tickets .*(?:did|does|do|has|have) (?:\p{L}+ ){1,2})(?:solve|resolve|fix|close|sort out|deal with) => solved
when (?:was|did) (?:quote )?(q \d+) (?:sent|go out)(?: out)? => date of quote $1
(?<=(?:meetings?|calls?|appointments?) )(?:online|on video|on zoom|on teams|virtual) => by video call
(?:what )?(?:score|mark|rating)s? (?:do|did) (?:people|{who}) {usual}give us(?: (?:on|for|in))? support => satisfaction of tickets
tickets (?:that are )?(?:still )?waiting for (?:an? |their |our |the )?(?:first )?(?:reply|answer|response)(?: from us)? => unanswered tickets
quotes (?:are )?(?:we|i)(?:'re| are)? (?:still )?(?:waiting (?:to hear(?: back)?|for (?:an? )?(?:answer|reply))(?: on| about| from)?|waiting on) => sent unanswered quotes
(?<=quotes?.*)(?:still )?waiting for an? (?:answer|reply)(?= (?:runs?|expires?|lapses?)) => unanswered
(?<=quote.*|^(?:and )?which (?:of (?:them|those|these) )?)(?:one )?(?:expires?|runs? out|lapses?|ends?) (first|soonest|next)$ => has the earliest valid until
(?<=(?:how much|come to|comes to|add up to|adds up to) .*)(?:including|incl|inc|with) (?:the )?vat$ => in total
how (?:many days|long) did (.{3,40}?) (?:take|need) to (accept|decline|answer|decide on|reject)(?:ed)? (?:their|its|our|the|his|her) (?:last |latest )?quote$ => days to the answer of the quote of $1
how many e ?mails (?:went out|go out|left|did we (?:send|write)|have we (?:sent|written)|were sent)(?: out)? => how many email activities
(?:and )?how long (?:(?:is|was|will) )?(?:it|that|this)(?: (?:be|last|take|for|going to (?:be|last|take)))?$ => what is the length of it
on average(?= how long does it ) =>
snoozed tickets|tickets (?:that are )?snoozed => tickets with snoozed until
calls (?:with no|without an?) (?:answer|reply)|unanswered calls|calls (?:that were )?(?:not answered|unanswered) => calls with the subject is no answer
(?:the )?number of(?= (?:the |our |my )?(?:newest|latest|last|oldest|biggest) quote) =>
(?:got|get|have|has|had|with|gave us|given) (?:full|top) marks(?: (?:from|by) (?:the |our )?(?:customers?|clients?))? => with satisfaction exactly 5
calls (?:that )?(?:nobody|no one) (?:has |have )?(?:picked up|answered) => calls with the subject is no answer
what(?:'s|s| is) (?:still )?(urgent|overdue|open|waiting) (?:on|in|at) (?:the |our )?(?:help ?desk|support(?: desk| queue)?) => open $1 tickets
(?:did|have|had) we (?:write|written|make|made|do|done|issue|issued)(?= (?:our |the )?(?:last|latest|newest) quote) =>
what does it (?:come to|add up to)(?: (?:with|including) (?:the )?vat(?: on top)?)? => what is its value
who(?: is|'s| has been)? (?:been )?waiting (?:the )?longest(?: for (?:an?|our) (?:reply|answer))? => the oldest ticket without a reply
^(?:has|have) been waiting (?:for us )?(?:the )?longest$ => is the oldest
(?:raises?|raised|opens?|opened|sends?|sent|logs?|logged|writes?)(?: us| in)?(?= (?:the )?(?:most|fewest) (?:support )?tickets) => has
about to expire|expir(?:e|es|ing) soon => unanswered valid until in the next two weeks
when (?:do|will|am|are) (?:i|we) (?:see|seeing|meet|meeting)(?: with)? => when is the meeting with
(?<=(?:is|are) (?:still )?)sitting (?:there|around|about)(?! waiting) => open
lying (?:about|around) =>
on fire => urgent
(?:anything|what(?:s| is)?|those|deals?|everything)(?= .*on the table$) => open deals
(?:still |currently )?on the table$ =>
who (?:has |have |had )?(?:sold|sells) (?:the )?most => which owner has the most won value
anything (urgent|unanswered|unsolved)(?= from ) => $1 tickets
(?:isnt|isn't|is not|arent|aren't|are not) (?:yet )?(?:sorted|dealt with|fixed)(?: yet| out)* => not solved
(?:which (?:ones )?(?:has |have )?)?nobody (?:has |have )?picked up(?: which(?: ones)?)? => those without an assignee
(?:still )?waiting (?:for|on) (?:an?|the|their) (?:yes|answer|decision) => unanswered
{over} {figure} percent (?:knocked |taken )?off => discount $1 $2
how many {who} (?:gave|have given) us an? (?:mark|rating|score)(?: on (?:their|a) tickets?)?(?: at all)? => how many tickets with a mark
how full is => meetings on
(?:on (?:which|what) (?:date|day)|when) did (.{3,40}?) accept(?:ed)? (?:their|its|our|the|his|her) (?:last |latest )?quote$ => when was the quote of $1 accepted
(?:on (?:which|what) (?:date|day)|when) did (.{3,40}?) (?:decline|declined|reject|rejected|turn down) (?:their|its|our|the|his|her) (?:last |latest )?quote$ => when was the quote of $1 declined
did (?:quote )?(q \d+) go through => status of $1
and (?:in|at) which (?:room place|room or place|room|place) => where
(?:did|has|have) {someone} (?:fill|filled|complete|completed|submit|submitted|use|used)(?: in| out)? (?:the |our |a |an )?(?:contact |website |web |enquiry )?form(?: on (?:the|our) (?:web ?site|site))? => form answers
who (?:has |have )?(?:filled in|filled out|completed|submitted|used) (?:the |our |a |an )?(?:contact |website |web |enquiry )?form(?: on (?:the|our) (?:web ?site|site))? => whose form answers are there
(?:which|what) quotes (?:did|have) (?:they|customers|clients|people) (?:turn|turned) down => declined quotes
# Email that came.
(?:e ?mails?|mails?|messages?) received|incoming (?:e ?mails?|mails?|messages?) => received emails
(?:e ?mails?|mails?|messages?) from (?:our )?(customers|clients|leads|prospects) => received emails from $1
what did (\S+ \S+) (?:write|send|say|ask)(?: for)?(?: to)?(?: us)? (?:through|via|on|over|from|in) (?:the|our) (?:web ?site|site|form|contact form) => form answers of $1 with their text
(?:e ?mails?|mails?|messages?) (?:that )?(?:(?:did|have) )?(?:we|i) (?:(?:have )?(?:got|gotten|received|get|receive))(?! from ) => received emails
(?:e ?mails?|mails?|messages?) (?:are )?in (?:my|our|the) (?:inbox|mailbox)|(?:my|our|the) (?:inbox|mailbox) => received emails
(?<=^(?:any |new |unread |unanswered |is there any |have we got any |did i get any )*)mail from => received emails from
(?:did|has|have) (\p{L}+(?: \p{L}+)?) (?:reply|replied|answer|answered|write|written|wrote|respond|responded|email|emailed|mail|mailed)(?: back)?(?: yet)?(?: to)? (?:me|us|(?:my|our) (?:e ?mail|message|mail))(?: yet)? => received emails from $1
(customers|clients|leads|contacts|people) (?:who |that )?(?:have |has )?(?:wrote|written) to us (?:and |but |who )?(?:(?:have|has|had) (?:not|never)|haven't|havent|hasn't|hasnt)(?: yet| ever)? (?:had|got|received) (?:an?|any) (?:reply|answer|response)(?: yet| at all)? => unanswered correspondence of $1
who (?:has |have )?(?:emailed|e mailed|mailed|wrote to|written to) (?:us|me) => received emails
(?<=^(?:which |what |any |all |how many |the |our |show me |list |do we have |are there |have we got )*)e ?mails? (?:that )?(?:(?:we|i|nobody|no one) (?:have |has |still )?(?:haven't|havent|have not|not|never)?(?: yet)? ?)(?:answered|replied to|responded to)(?: yet)? => unanswered received emails
(?:we )?(?:still )?(?:have|need) to (?:answer|reply to)(?= (?:which |what )?e ?mails?) => unanswered
(?:unanswered|open) e ?mails? => unanswered received emails
e ?mails? (?:we |i )?(?:still )?(?:have|need) to (?:answer|reply to) => unanswered received emails
e ?mails? (?:that )?(?:waiting|wait) for (?:an?|our|my) (?:answer|reply) => unanswered received emails
e ?mails? (?:that )?(?:have |has )?(?:came|come|arrived)(?: in)? => received emails
e ?mails? (with|without|that have|having) (?:an? |any )?(?:attachment|file|attached file)s? => received emails $1 attachments
what(?: is|'s|s) (?:in|on) (?:the )?(?:quote )?(q \d+)$ => lines of quote $1
(?:quote )?(q \d+)(?: is)? valid until when => valid until of quote $1
how long do (?:customers|clients|people|they) (?:take|need) to accept(?: our| a| the)? quotes? => average days to the answer of accepted quotes
how long do (?:customers|clients|people|they) (?:take|need) to (?:answer|decide on|reply to)(?: our| a| the)? quotes? => average days to the answer of quotes
(?<=^(?:the |our |all |total of |total |value of |number of |how many |open |won |lost |draft |sent )*(?:quotes|deals|tickets) )(?:by|per|for each) (?:customer|client)$ => by company
(?<=^(?:any |new |recent |latest |last |show me |list |the |all |our |how many |which |what |did we get |have we had |have we got )*)e ?mails? from(?= ) => received emails from
unread (?:e ?mails?|mails?) => unread received emails
`;
