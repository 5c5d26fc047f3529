/**
 * How people say things whatever they speak of, and the plain words for it, a line each. Whole phrases only, so that no word is passed
 * over in another place than this. What is said of a remote's records alone is in that remote: `sayings` of its vocabulary.
 */
export const commonSayings = String.raw`
# Small words, and frames around a question.
^(?:and )?how long (?:(?:are|were|will|do) (?:they|those|these) )?(?:(?:be|take|last) )?(?:in total|altogether|all together|in all)$ => what is their total length
^is there (?:anything|something) (?:that )?(?:i|we) (?:should|ought to|need to|must) know about (\p{L}.{2,40}?) before (?:i|we) .{2,30}$ => tell me about $1
(this|last) (week|month|quarter|year) (?:versus|vs|against|compared (?:with|to)) (next|last|previous)(?: one)?$ => $1 $2 compared with $3 $2
^(?:and )?which (?:one |of (?:them|those|these) )?(?:has|have) (?:waited|been waiting) (?:the )?longest$ => which of those is the oldest
^which 1(?= ) => which one
^how (?:is|are) (?:our |the )?(.+?) (?:divided|split|spread|distributed|broken down)(?: up)? (?:between|across|over|among|amongst|by|into) (?:the |our )?(\p{L}+?)s?$ => $1 by $2
^is there (?:anything|something) (?:that )?(?:i|we) (?:should|ought to|need to|must) know (?:before (?:i|we) (?:ring|call|meet|phone|see|email|visit|speak to|talk to)|about)(?= \p{L}) => tell me about
^(?:and )?(?:has|is|was) (?:it|that|this) (?:gone out|been sent|sent|gone)(?: yet| already| now)?$ => what is its status
^(?:and )?(?:has|is|was) (?:its|the) text (?:been )?(?:approved|reviewed|signed off)(?: yet| already)?$ => what is its status
^how long open(?: already| now)?$ => how long has it been open
(?<=(?:waiting|wait|waits|good|ready) )4(?= \p{L}) => for
(?<=(?:oldest|newest|biggest|largest|smallest|first|last|latest|cheapest|which) )1$ => one
(?<=^more .*)(this|last) (week|month|quarter|year) or (?:the )?last(?: one)?$ => $1 $2 than last $2
(?<=^(?:what|whats|how much) .*(?:pipeline|worth|outstanding|overdue|open|waiting)(?: \S+)* )this morning$ =>
who was it (?:that|who)(?= ) => who
^(?:are|were|did|do|have) we (?:making|doing|getting|having|seeing|make|do|get|have|had|made) (?:(?:more|fewer|less)(?: or (?:more|fewer|less))?)(?= .* than ) => more
(?<=more .*)then(?= (?:in )?(?:last|the (?:week|month|quarter|year) before|january|february|march|april|may|june|july|august|september|october|november|december)(?: |$)) => than
who(?: at (\p{L}+(?: \p{L}+)?))? (?:makes|takes|made|took) the (?:decisions?|buying decisions?)(?: (?:at|for|in) (\p{L}.*))?$ => who is in charge at $1$2
^who(?= (?:many|much|often|long) ) => how
(?<=(?:deals?|money|value|tickets?|quotes?|tasks?|contacts?|leads?|much|many|worth|is|are|that) )(?:sits?|sitting)(?= (?:in|at|with|on) ) =>
^on average(?= how long ) =>
^(?:which|what) (?:company|firm|business) (?:does|did|do|is) (\p{L}+(?: \p{L}+)?) (?:work|working|with|employed|from|at)(?: (?:for|at|by|from))?$ => company of $1
^(?:and )?(?:is|was|are|were) (?:that|it|this|they|those|these)(?: any)? (?:up|down|more|fewer|less|better|worse|higher|lower)(?: or (?:up|down|more|fewer|less|better|worse|higher|lower))?(?: than| on| from| compared (?:to|with))? (?:the )?(?:last|previous) (week|month|quarter|year)$ => and compare with last $1
^(?:and )?(?:is|was|are|were) (?:that|it|this|they|those|these)(?: any)? (?:up|down|more|fewer|less|better|worse|higher|lower)(?: or (?:up|down|more|fewer|less|better|worse|higher|lower))?(?: than| on| from| compared (?:to|with))? the (week|month|quarter|year) before(?: (?:that|it|last))?$ => and compare with the $1 before
(?<=(?:no|without(?: an?)?) (?:\S+ ){1,3})(?:written|noted|recorded)(?: down)?$ =>
^(?:and )?(?:all )?together(?: do)? they (?:come to|make|add up to)$ => what do they come to altogether
who (?:has (?:got |taken )?|got |taken )(?:it|that|this|them|those)$ => who looks after it
and (?:for|at) how much(?: money)?$ =>
(?:carry|carries|carrying|bear|bears|wear)(?= .*tags?$) => have
^(?:and )?which (?:one |of (?:them|those|these|the two) )?has (?:the |a )?(?:higher|bigger|larger|greater)(?= ) => which has the highest
^(?:and )?which (?:one |of (?:them|those|these|the two) )?has (?:the |a )?(?:lower|smaller)(?= ) => which has the lowest
outside(?: of)?(?= \p{L}+(?: or \p{L}+)?$) => not in
^read (?:me |us )?(?:out )?(?=the |my |our |all )(?:the )? =>
and (?:at )?what time(?: (?:is|are) (?:it|they|that))?$ => and when
(?:like )?not even once$ =>
(?:which|what) one of (?:the|our)(?= ) => which
and who (?:is|are) responsible for (?:them|it|each|those)(?: each)?$ => and their owners
when (?:were|did|was|have|had) (?:we|i|{someone}) last (?:in touch|in contact|have contact|had contact)(?: with)? => last contact of
(?:when was |when were )?the last time(?: that)? (?:we|i|{someone}) (?:had (?:any )?contact|were in touch|was in touch)(?: with)? => last contact of
(?<=(?:spoken|talked|heard|contacted|seen|called|emailed|in touch)(?: \S+)? )for (?:more than|over|at least)(?= (?:an?|\d+|one|two|three|four|five|six) (?:day|week|month|year)s?) => in
(?:with whom|who) did (?:we|i) (?:speak|talk) (?:with |to )?(?:on|over|by) the phone(?: with)? => who did we call
with whom did (?:we|i) (speak|talk) => who did we speak to
with whom did (?:we|i) (call|meet|email) => who did we $1
^(?:sorry,? )?(?:just )?one more(?: thing| question)?(?= \S+ ) =>
(?<=(?:number|email|address|phone) )quick$ =>
and (?:on )?(?:what|which) (?:day|date)(?: (?:was|is) (?:it|that))?$ => and when
(?:is|are) there anything (?:on|happening|planned|booked)|is anything (?:on|happening|planned|booked)(?= (?:on|at|for|this|next|tomorrow|today|over)) => meetings
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
in (?:the end|all|total)$ =>
(?<=(?:how much|value|worth|total|money|revenue|sum|average|spend) .*)in (?:pounds|quid|sterling|money)$ =>
(?<=(?:more|less|fewer|better|worse) .*)in (?:pounds|quid|sterling|money)$ => by value
(?<!^)(?:and )?when and where$ => and when and where
before ((?:the |this |next )?(?:week|month|quarter|year)|january|february|march|april|may|june|july|august|september|october|november|december) (?:is|s) (?:out|over|up|through|done) => by the end of $1
up to and including|up to and with => until
(?:and )?whose (?:are|is) (?:they|it|those|these)$ => and their owners
^(?:could you |can you |would you )?(?:please )?break down (?:the |our |my |all )?(.{4,60}?) by (\S+) with (?:the )?(?:number|count|value|sum|total)s?(?: and (?:the )?(?:number|count|value|sum|total|amount)s?)?(?: of each| for each)?$ => value of $1 by $2
(?:have |has |had )?(?:come|came|joined|gone|got) (?:on|onto|on to) (?:our|the) books => added
(?:on|in) (?:our|the) books(?= |$) =>
(?<=(?:our|my|their) )own(?= ) =>
^oh(?: and)? =>
^(?:split|group|segment|divide|break down)(?= (?:(?:the|our|my|all) )?(?:\S+ ){1,4}by ) =>
(highest|lowest|best|worst) scoring(?= ) => $1 score
^when should(?= .* close$) => when does
on the (campaigns?|deals?|tickets?|quotes?|content) side => $1
(?:with |showing )?(?:the )?(?:numbers?|counts?|how many) and (?:the )?(?:pounds|values?|amounts?|money|how much|totals?|sums?)(?: of each| for each)?$ => value
(?<=(?:did|have) we .*more .*)((?:this|last) (?:week|month|quarter|year)) or(?= (?:the (?:week|month|quarter|year) before|(?:this|last) )) => $1 than
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
(?<=(?:no|without|without an?|without any) \S+ (?:address |number |step |date )?)(?:written|entered|noted|stored|recorded|filled in) =>
but only (?:the ones|those|the)|but only(?= not ) => that are
(?:marked|flagged) as(?: an?)? => that are
(more than|over|less than|fewer than) one(?! or| of|s) => $1 1
(?<=(?:with|have|has|having|got|had) )(?:several|multiple) => more than 1
^(?:i|we) (?:just |only )?(?:want|need)(?: to (?:see|know))?(?! to) =>
(?<=how long .*)on average =>
(?<=the (?:\S+ ){1,2})lot(?= |$) =>
(?:so|ok|and),? (?:sorry )?one more(?: thing)?$ =>
(?:related|relating|linked|connected|belonging) to|to do with => for
# Of what was shown.
^(?:and )?who(?: is)?(?: the)? (?:responsible|in charge)(?: for (?:it|this|that|them|those|these)| of (?:it|this|that|them|those|these))?$ => who looks after it
^(?:and )?who (?:(?:has|have|needs)|(?:(?:is|are) )?(?:supposed|meant|due)) to (?:do|be doing|deal with|be dealing with|look after|handle) (?:it|this|that|them|those|these)$ => and their owners
^(?:and )?(?:who|whom|which company|what company|where) (?:is|does) (?:he|she) work(?:ing)?(?: for| at)?$ => what is her company
^(?:and )?how did (?:they|he|she|it) (?:come to|find|hear about|hear of) us$ => what is their source
^(?:and )?where does (?:it|this|that|this one|that one) stand(?: now)?$ => what is its stage
^(?:and )?how long (?:have|do) (?:i|we) (?:got|have) (?:with|for) (?:it|them|him|her|that)$ => what is the length of it
^(?:and )?how long (?:are|were|will|do|did) (?:they|those|these)(?: be| take| last)?$ => what is their length
^(?:and )?which one (urgent|overdue|open|late|hot|new)$ => which of those are $1
^(?:and )?what(?:s| is| was)? (\p{L}+) (biggest|largest|smallest|oldest|newest)(?: one)?$ => the $2 of those of $1
(?<=(?:which|what) .* the (?:biggest|largest|smallest|oldest|newest|highest|lowest|cheapest|latest|earliest) )one$ =>
(?<=(?:no|without|without an?|without any) (?:\S+ ){1,2})saved$ =>
(\d+(?: \d+)?) grand => $1k
^(?:the )?(?:numbers?|counts?) and (?:the )?(?:total )?(?:value|worth|sum|amount) of => value of
(?<=(?:what|which) (?:are|is) (?:the )?)state of(?= (?:the |our |quote |q )) => status of
anything overdue => overdue tasks
^(?:and )?add (?:it|that|them|those|these)(?: all)? up$ => what are they worth in total
# What nobody did.
{none} {made} (?:an?|any)(?= (?:quote|meeting|deal|ticket|task|appointment|call|demo)s?(?: |$)) => without a
(?:that |which |who )?nothing (?:has |have )?(?:ever |yet )?happened (?:with|to|for|on)$ => without activities
(contacts|companies|customers) with nothing (?:planned|booked|scheduled|coming up) => $1 without coming meetings
what (?:came|has come) out of(?= (?:the|our|my) ) => outcome of
^(?:and )?what (?:came|has come) out of (?:it|that|this)(?: one)?$ => what is its outcome
^(?:and )?what does (?:it|that|this)(?: one| note| text| email)? say$ => what is its wording
(?<=how long has (?:it|that|this) )(?:bin|been) waiting => been open
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
^(?:and )?what do (?:they|those|these|all of (?:them|those)) (?:come|add up|amount) to$ => what are they worth in total
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
^who(?: is)? coming$ => what is its attendees
due(?= to (?:go out|be sent|be published|happen|start)) =>
# Who opened an email is not known; “open” is no state there, but a word that nothing is called.
(?<=did (?:\p{L}+ ){1,3})open(?:ed)?(?= (?:our|the|my|his|her|it|that|this|any)(?: \p{L}+)* (?:email|mail|newsletter|message|campaign|quote|link)) => unseal
# A share, as others say it.
(?<=(?:which|what) (?:city|town|place) )sits?(?= (?:the )?most) => are
mail ad+ress?(?:es)? => email
`;
