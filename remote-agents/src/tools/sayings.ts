/**
 * How people say things whatever they speak of, and the plain words for it, a line each. Whole phrases only, so that no word is passed
 * over in another place than this. What is said of a remote's records alone is in that remote: `sayings` of its vocabulary.
 */
export const commonSayings = String.raw`
# Small words, and frames around a question.
(?:,? )?and (?:how much|what) (?:does|do|is|are|did) (?:that|it|they|those|these) (?:come to|add up to|amount to|make)(?: altogether| in total| in all| together)?$ =>
(?:out )?of (?:all )?(?:of )?(?:the |our |my |all )*(deal|ticket|quote)s (?:that )?(?:we |i )?(?:still )?(?:have|have got|are) (?:still )?(?:going|on the go|in play|in the works|running|open),? which (?:one|ones)(?= (?:is|are|was|were|has|have|had) ) => which open $1
(?:out )?of (?:all )?(?:of )?(?:the |our |my |all )*((?:\p{L}+ )?(?:deal|contact|customer|client|ticket|task|quote|meeting|campaign|lead))s(?: (in \S+|(?:won|lost|added|sent) (?:this|last) \S+))?,? which (?:one|ones)(?= (?:is|are|was|were|has|have|had) ) => which $1 $2
(?:out )?of (?:all )?(?:of )?(?:the |our |my |all )*(?:companies|firms|businesses)(?: (in \S+))?,? (?:who|which (?:one|ones))(?= (?:is|are|was|were|has|have|had) ) => which company $1
(?:out )?of (?:all )?(?:of )?(?:the |our |my |all )*(?:companies|firms|businesses)(?: (in \S+))?,? (?:who|which (?:one|ones)) (?:runs?|owns?)(?= (?:the )?(?:most|fewest) ) => which company $1 has
^which (?:one )?of (?:the |our |my |all )*(deal|contact|customer|client|ticket|task|quote|meeting|campaign|lead)s (is|was|has|had)(?= ) => which $1 $2
(?<=^|which (?:one )?)scored? (?:the )?(lowest|highest|best|worst)$ => has the $1 score
(?<=which (?:companies|customers|clients) )(?:run|own)(?= (?:the )?(?:most|fewest) ) => have
when did {someone} last(?= (?:speak|talk|call|ring|phone|email|write|meet|see|visit|hear)) => when did we last
(?:that |which )?(?:we |i )?(?:still )?(?:have|have got|'ve got) (?:still )?(?:going|on the go|in play|in the works|running)(?= |$) => open
(?:have|has|had) (?:their|its|the) (\p{L}+) set to => have $1
in (?:the end|all|total|pounds|quid|sterling)$ =>
^oh(?: and)? =>
^(?:split|group|segment|divide|break down)(?= (?:(?:the|our|my|all) )?\S+ by ) =>
on the (campaigns?|deals?|tickets?|quotes?|content) side => $1
(?:numbers?|counts?|how many) and (?:pounds|values?|amounts?|money|how much)$ => value
how many and (?:worth what|how much|(?:what|how much) (?:are they|they are|is it|it is) worth)$ => how many
i mean(?: the)? =>
(?<=(?:days?|weeks?|months?|years?) )or (?:more|longer) =>
(?:but )?only (?:proper|real|actual|paying)(?= customers) => that are
(?:that )?we (?:deal|work|do business) with =>
just the (?:numbers?|figures?|names?)$ =>
(?:did|do|have|had) (?:we|i|you) (?:logged|log|recorded|record|noted)(?= (?:with|for|on) ) =>
(?:per|according to) the(?= (?:swot|board|questionnaire|brand)) => in the
we (?:could|can|should|might) (?:go (?:and )?)?(?:visit|see)(?: (?:in|on) (?:one|a|the same) (?:trip|day|go))?$ =>
(?<=come from )(?:\S+ or )*what$ =>
^n => and
(?<=of )em => them
(?<=(?:do|did|does) (?:we|i|you|they|anyone|anybody) )no(?= ) => know
lapse[sd]?(?= (?:before|by|next|within|until) ) => expires
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
(more than|over|less than|fewer than) one(?! or| of|s) => $1 1
(?<=(?:with|have|has|having|got|had) )(?:several|multiple) => more than 1
^(?:i|we) (?:just |only )?(?:want|need)(?: to (?:see|know))?(?! to) =>
(?<=how long .*)on average =>
(?<=the (?:\S+ ){1,2})lot(?= |$) =>
(?:so|ok|and),? (?:sorry )?one more(?: thing)?$ =>
(?:related|relating|linked|connected|belonging) to|to do with => for
# What nobody did.
{none} {made} (?:an?|any)(?= (?:quote|meeting|deal|ticket|task|appointment|call|demo)s?(?: |$)) => without a
(?:that |which |who )?nothing (?:has |have )?(?:ever |yet )?happened (?:with|to|for|on)$ => without activities
(contacts|companies|customers) with nothing (?:planned|booked|scheduled|coming up) => $1 without coming meetings
what (?:came|has come) out of(?= (?:the|our|my) ) => outcome of
brief me (?:on|about) => tell me about
(?:a |the |give me an? )?(?:rundown|overview|run through) of(?= (?:the |our |my |all )*(?:open|won|lost|overdue|hot|unpaid|new)? ?(?:contacts|companies|deals|tickets|tasks|quotes|meetings|campaigns)) =>
^(?:(?:a|the|give me an?) )?(?:recap|rundown) of =>
(?<=(?:phone|telephone|tel|mobile|contact|quote|ticket) )no(?= (?:of|for|is|on|\d)|$) => number
(?<=(?:people|contacts|customers|clients|anyone|anybody|someone|somebody|who|work|works|working)(?: \S+)? )in (sales|marketing|purchasing|procurement|finance|accounts)(?= |$) => with $1 in the job title
(?:more than|over) (an?|\d+|two|three|four|five|six) (days?|weeks?|months?|years?) old => older than $1 $2
# Days.
(\d+|an?|one|two|three|four|five|six) (days?|weeks?|months?) from (?:today|now) => in $1 $2
this (morning|afternoon|evening) => today in the $1
(?:for|in) (?:ages|a long time) => in 90 days
(?:the )?year to date|ytd => this year
(?:have|has|do) (?:we|i) (?:got |have )?anything(?: on| planned)?(?= (?:on|at|for|this|next|tomorrow|today))|what (?:have|do) (?:we|i) (?:got |have )(?:on|planned)(?: for)?(?= )|(?:are|am) (?:we|i) (?:busy|free)|how busy are we => meetings
what(?:s| is)? (?:on|happening)(?= (?:on |for |over )?(?:today|tonight|this|next|tomorrow|the \d|\d|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?: |$))) => meetings
who (?:am i|are we) (?:seeing|visiting|due to (?:see|meet))(?: with)? => who are we meeting
what(?:s| is)? (?:in|on) (?:the|our|my) (?:calendar|diary|agenda|schedule) => meetings
what (?:did|have|had) we (?:post|posted|publish|published|put out|share|shared) => published content
# What is changed of the answer before.
^(?:until|till) when is (?:it|this|that)(?: one)? valid$ => what is its valid until
^who (?:got|received) (?:it|this|that)$|^who (?:is|does|will) (?:it|this|that) (?:go|going)(?: out)? to$ => what is its audience
(?<=^(?:and )?)who (?:raised|reported|sent in|sent|logged|opened) (?:it|this|that)(?: in)?$ => who is its contact
(?<=(?:hottest|top|best|biggest|largest|newest|highest) .*)(?:the )?(?:hottest|best|biggest|largest|newest|highest)(?: ones?)? first$ =>
skip(?: {all})? => without those
in(?= \S+ (?:patch|territory)) => of
(?<=in \S+ )(?:patch|territory) =>
minus {all}(?: that (?:is|are))?(?: still)?(?: at| in| on)? => without those in
(?:highest|biggest|largest|best) (value|worth|lead score|score|priority|total|satisfaction) first$ => sort by $1
(?:the )?big(?:gest)? ones first => sort by value
(?:the )?most first$ =>
(?:the )?(worst|best|highest|lowest|newest|oldest|latest|earliest|cheapest|soonest|largest|smallest|biggest)( {figure})?(?: ones?)? (?:first|on top|at the top)(?: please| pls)?$ => $1$2
(?:(?:is|are|does|do|will|be) )?(?:take|takes|taking|took) place|(?:(?:is|are|was|were|being) )held(?= (?:at|in|on|this|next|last|today|tomorrow|yesterday)) =>
^(?:is (?:that|it) )?(?:more|fewer|less|better|worse)(?: or (?:more|fewer|less|better|worse))? than last (week|month|quarter|year)$ => compare with last $1
^who(?: is|'s|s) coming$ => what is its attendees
due (?=to (?:go out|be sent|be published|happen|start)) =>
# A share, as others say it.
(?<=(?:which|what) (?:city|town|place) )sits?(?= (?:the )?most) => are
mail ad+ress?(?:es)? => email
`;
