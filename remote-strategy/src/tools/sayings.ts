/** How people speak of the strategy and of AI results, and the plain words for it, a line each (shared/docs/queries.md). */
export const sayings = String.raw`
(goals|challenges|priorities|aims) (?:have|did|do) we (?:set down|set|name|named|give|given|put down|write down|have)(?: (?:for|in) (?:the|our) (?:business|company|strategy))? => $1
waiting for (?:somebody|someone|anyone|anybody|a person|a human|a decision|us|me)(?: to (?:decide|review|approve|check|look at)(?: on)?(?: it| them)?)? => waiting for review
(?<=did (?:we|i|you|\p{L}+) )(?:reject|turn down)(?= |$) => rejected
what did (?:the|our) research (?:find|say|show|tell us)(?: out)?(?= about|$) => evidence of the research
(?:what|which ones?) (?:was|has been|were|have been|did we) (approved?|rejected?)(?= (?:today|yesterday|this|last)) => $1 ai results
(approved) (?:without (?:any )?changes|as (?:it|they) (?:is|are|was|were)|unchanged|untouched) => $1
does (?:the|our) (?:board|swot) (?:say|mention|have) (?:anything |something )?(?:on|about|regarding) => board points about
what troubles us(?: (?:the )?most)? => our challenges
what (?:share|percentage|part) of (?:the |our )?ai results did we (?:say no to|reject|turn down|refuse) => rejection rate of ai results
top(?= priorit) =>
(?:whats|what's|what is) (?:written|noted|listed|put) (?:down )?(?:under|in|on)(?= ) =>
opportunities (?:on|in|of|from) (?:the|our) swot(?: board| analysis| canvas)? => swot opportunities
(?:has|have|did) (?:the|our) (?:client|customer|company|business) (?:ticked|tick|name|named|choose|chosen|set)$ =>
(?<=findings )(?:have|did) we (?:signed? off|approved?|accepted?) =>
(?:but )?nothing (?:has |have |ever )?(?:came|come|become) of (?:it|them|those) => not used
(?:needs?|requires?|awaiting) (?:my |our |an? )?(?:approval|review|decision)|wait(?:s|ing)? for (?:somebody|someone|anybody|my|our|an|the|their|his|her)(?: to give(?: it)?(?: an| their| the)?)? (?:ok|okay|approval|go-ahead|yes)(?: or no)? => waiting for review
how many (?:website |web |site )?(visits|visitors|conversions)(?: (?:did|have|do) we (?:get|have|had|got))? => total $1
who (?:has |have )?(approved|rejected|modified|decided(?: on)?) (?:the )?most(?: (?:ai )?(?:results|reviews|texts|drafts|suggestions))? => $1 ai results by decided by
why (?:was|were|did) (?:the |our |a |an )?(?:ai (?:written |made |generated )?)?(?:\p{L}+ ){0,2}(?:post|article|email|draft|text|caption|ad|advert) (?:about|on|for) (?:the |our )?(.{3,40}?) (?:get )?(?:rejected|refused|turned down|sent back|discarded)$ => reason of the rejected ai results about $1
why (?:was|were|did) (?:the |our |a )?(.{3,40}?) (?:get )?(?:rejected|refused|turned down|sent back|discarded) => reason of the rejected ai results about $1
(?:what|which) (?:are we|do we|have we been) (?:researching|looking into|studying)(?: at the moment| right now)?$ => research documents
(?:what |which |any )?(research|studies) (?:do we have|have we got|have we done|have we|is there|did we do) (?:on|about|into|regarding) => $1 about
(?:did|have|had) we (?:ever )?(?:write|wrote|written|put|note|noted|add|added|collect|collected)(?: down)?(?= (?:on|in|under) (?:the|our) ) =>
(?:ai )?(results?) (?:that (?:is|are) )?(?:still )?waiting for (?:my |our |a |the )?(?:review|approval) => pending AI $1
waiting in (?:the |our )?(?:review )?queue => pending AI results
drafts(?: (?:of|from|by) (?:the )?(?:ai|assistant|robot))? (?:(?:do|that|which|are|still) )*(?:to (?:review|approve)|(?:wait|waits|waiting|pending)(?: for)?(?: (?:my|our|a))? (?:review|approval)) => AI results waiting for review
(?:anything|something|things|what is there|what is left|what's left|how much)(?: left)? to (?:review|approve|sign off) => AI results waiting for review
drafts (?:of|from|by) (?:the )?ai => AI results
(?:of )?(?:the |our )?(?:texts?|drafts?|pieces?|things)(?: that)?(?: were| was| are)? (?:written|made|drafted) by (?:the |our )?(?:ai|assistant|machine|robot) => AI results
(?:machine|ai|robot) (?:written|made|generated) (?:texts?|drafts?|pieces?|results?) => AI results
why did we (?:bin|reject|drop|scrap|throw out|throw away|turn down) (?:that |the |our )?(?:\p{L}+ )?(?:post|text|draft|article|email|ad) (?:about|on|for) (?:the |our )?(.{3,40}?)$ => reason of the rejected ai results about $1
(?<=points )(?:are |do we have |are there |have we got )?on (?:the|our) boards?$ =>
how often (?:is|do we|does) (?:the |that |this |our )?(?:research|study)(?: document)? (?:updated|repeated|made anew|run|refreshed)$ => schedule of the research
what (?:evidence|sources) (?:do|have) we (?:have|got)(?: for| in| on)?(?: it| the research| the study| this)?(?: so far)? => evidence of the research
who (?:is|was) (?:the |our )?(?:strategy |executive |analysis )?report (?:prepared|made|written) for => prepared for of strategy reports
what (?:is |are )?(?:we |our )(?:trying|want|wanting|hoping|aiming) to achieve => our goals
(?:do|did) we (?:have|make|do) (?:anything|something) of (?:the )?findings => findings made into work
who (?:has |have )?(?:approved|signed off|decided on|rejected) => who decided on
what did (?:the |our )?(?:last |latest )?(?:strategy|analysis)(?: run| analysis| session)? (?:find|find out|say|show|come up with|recommend) => findings
(?:website |site |web )?(?:visits|visitors|traffic)(?: (?:of|on|to) (?:the|our) (?:web ?site|site))? => visits of website figures
how much is (?:stuck |waiting |sitting )?in (?:the )?review(?: queue)? => how many pending AI results
(?<=results )nobody (?:has )?(?:looked at|reviewed|seen|checked) => pending
what (?:did|has|have) (?:the )?(?:robot|ai|machine|assistant) (?:write|written|made|make|done|do|produced?|drafted?|suggest|suggested) => AI results made
(thing|item|one)?(?: waiting)? in (?:the |our )?review queue => pending AI result
(?:things|items|ones) in (?:the |our )?review queue => pending AI results
what (?:threatens|could (?:hurt|harm)|endangers) us(?: (?:next|this) year)? => our threats
where (?:are|do) we (?:weak|suck|bad|struggle) => our weaknesses
(?:what |that )?we (?:said|agreed)(?: (?:that|are))?(?= our (?:strengths|weaknesses|threats|opportunities|goals|challenges)(?: (?:are|were)|$)) =>
(?:our |the )?weak (?:spots|points|sides|areas) => our weaknesses
(?:our |the )?strong (?:spots|points|sides|areas) => our strengths
what (?:did|have) we (?:put|written|write|noted|note|listed|list)(?: down)? as(?= our ) => what are
(goals|aims|targets) (?:that )?we (?:have )?(?:set|agreed|agreed on|chose|chosen)(?: ourselves| for ourselves)?(?: down)?(?: in (?:our|the) strategy)?$ => our $1
(?:sitting |lying )?(?:there |around )?waiting for {someone} to (?:look at|review|check|approve|read|decide on|sign off)(?: them| it| those)?$ => waiting for review
where are we (?:good|strong) => our strengths
(?:have|had|did) we (?:listed|list|noted|named|put down|written down|write down) =>
`;
