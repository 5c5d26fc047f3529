/** How people speak of campaigns, content and the brand, and the plain words for it, a line each (shared/docs/queries.md). */
export const sayings = String.raw`
(?:which|what)(?: one)?(?: of the(?: two)?)? subject(?: line)?s? (?:of the two )?(?:did|worked|performed|was|is|went|got)(?: the)? (?:better|best|more opens|stronger)(?: one)? (?:in|of|for|on)(?= ) => subject comparison of
(?:which|what)(?: one)?(?: of the(?: two)?)? subject(?: line)?s? (?:of the two )?(?:did|worked|performed|was|is|went|got)(?: the)? (?:better|best|more opens|stronger)(?: one)?$ => what is its subject comparison
(?<=(?:content|pieces?|posts?|articles?)(?: is| are| that is| that are| do we have| have we got)? )scheduled(?: to (?:go out|be published|be sent|be posted|go live))?(?= |$) => planned
(?:what )?(?:percent(?:age)?|share|proportion) of (?:the |our |all )*(?:people|those|recipients|customers|contacts|readers) who (?:got|received|were sent) (?:the |our )?(.{3,40}?) (?:have )?opened(?: it)?$ => open rate of $1
(?:what )?(?:percent(?:age)?|share|proportion) of (?:the |our |all )*(?:people|those|recipients|customers|contacts|readers) who (?:got|received|were sent) (?:the |our )?(.{3,40}?) (?:have )?clicked(?: on)?(?: it)?$ => click rate of $1
what(?: have|'s| has|s| is)?(?: we)?(?: got)? (?:scheduled|lined up|planned|due) to (?:be )?(?:publish|published|go out|go live|posted|post|sent) => scheduled content
scheduled to (?:be )?(?:publish|published|go out|go live|posted|post|sent) => scheduled
(?:what|anything|(?:what|which) things) (?:have|did) we (?:put|share|shared)(?: up| out)?(?= on (?:facebook|instagram|linkedin|social)) => published content
who(?: is|'s) (?:the )?((?!(?:she|he|they) )\p{L}+(?: \p{L}+){1,4}) (?:for|aimed at|meant for)$ => what is the audience of $1
(?<=(?:content|pieces?|posts?|articles?) )(?:that )?(?:don't|dont|do not|doesn't|without|with no|have no|has no)(?: have)? (?:an? )?(?:date|day)(?: yet| set)*$ => without a scheduled for that are not published
when (?:i|we) (?:write|am writing|are writing|do posts)(?: for (?:the|our) \S+)?$ =>
(?:that |which )(?:talks?|speaks?|mentions?|covers?)(?: about)? => about
who (?:has |have |had )?(opened|clicked)(?: on)?(?= (?:the|our) ) => who $1 of campaign
when did (.{3,40}?) go out$ => when was $1 sent
^did (.{3,40}?) go out(?: yet| already)?$ => is $1 sent
to (?:be )?(?:publish|published|post)(?= (?:today|tomorrow|this|next|on)) => that are scheduled content for
(?:which|what|when) (?:is )?(?:the )?(campaign|post|article) (?:is |goes out |goes )?next$ => next scheduled $1
(?<=(?:campaigns|posts|articles|content|ads) )(?:do|did|have) we (?:run|ran|do|done|make|made|have|use)$ =>
how many (?:people|visitors|customers|contacts) (?:have )?(?:filled in|filled out|completed|used|submitted|sent) (?:the|our|a) (?:contact |website |web )?form => how many form answers
how (?:should|do|must) (?:we|i) (?:write|sound|talk)$ => guidelines
(?:which|what) words (?:do|should|must|can) (?:we|i) (?:like to |want to |prefer to |always )?(?:use|write|say)$ => words to use
to how many (?:people|contacts|addresses) did (.{3,40}?) go(?: out| to)?$ => recipients of $1
how many (?:people|contacts|emails|addresses|inboxes) did (.{3,40}?) go(?: out)? to$ => recipients of $1
(?:everything |anything |what(?:'s|s| is) )?(?:on|in) the (?:content|social) (?:plan|calendar) => scheduled content
(?:which|what) subject(?: line)? of (?:the |our )?(.{3,40}?) (?:got|was|were) (?:opened|clicked) (?:more|(?:the )?most)(?: often)?$ => subject comparison of $1
(?:which|what) subject(?: line)? of (?:the |our )?(.{3,40}?) (?:got|had|has|brought) (?:more|(?:the )?most) (?:opens|clicks)$ => subject comparison of $1
did (?:we|i|anyone|somebody) (?:touch|edit|change|update|work on) last => was last changed
how (?:should|do|must) (?:our|we|the) (?:texts? |copy |brand )?sound => guidelines
what(?:'s|s| is| does| did) the (.{3,40}?) (?:brief|note) (?:about|say) => words of the brief about $1
what(?:'s|s| is) the brief (?:of|on|for|about) (.{3,40}?)(?: about)?$ => words of the brief about $1
how many (clicks|opens|recipients)(?: (?:did|have|do) we (?:get|have|had|got))? => total $1
how many (?:people|contacts|customers|readers|subscribers|of them) (?:have )?(opened|clicked)(?: (?:on|in|through))?(?= (?:the|our|it|that|this)) => $1 of
how many (?:people|contacts|customers|readers|subscribers|of (?:them|those)) (?:have )?(opened|clicked)(?: on)?(?: it)?$ => total $1
(?:what |which )?(?:percent(?:age)?|share|proportion|how many percent)(?: of (?:the |our )?(?:people|customers|contacts|recipients|readers|subscribers|them))?(?: who)? (?:have )?opened (?:the |our )?(.{3,40}?)$ => open rate of $1
(?:what |which )?(?:percent(?:age)?|share|proportion)(?: of (?:the |our )?(?:recipients|people|customers|contacts|them))? (?:have )?clicked(?: on)? (?:the |our )?(.{3,40}?)$ => click rate of $1
how (?:well )?(?=(?:the|our|my) )(.{3,40}?) (?:did|performed|went|has done|is doing)$ => recipients and opens and clicks and replies and orders of $1
how (?:well )?did (.{3,40}?) (?:do|perform|go|work)(?: out)?$ => recipients and opens and clicks and replies and orders of $1
(?:campaign|newsletter|marketing) (?:results|figures|performance|numbers)$|(?:results|performance|figures) of (?:the |our |all )?campaigns$ => opens and clicks and replies and orders of campaigns
(?:best|most successful|top)(?: performing)?( email| social)? campaign(?! by) => campaign$1 with the highest open rate
(?:worst|least successful)(?: performing)?( email| social)? campaign(?! by) => campaign$1 with the lowest open rate
(?:which|what)( email| social)? campaign(?:s)? (?:performed|did|went|worked|has done|performs) (?:the )?best => campaign$1 with the highest open rate
what (?:did|do|have) (?:people|visitors|customers|they|anyone|somebody|someone) (?:write|wrote|written|ask|asked|say|said|send|sent|want|wanted)(?: us)? (?:in|on|via|through|with) (?:the |our )?(?:contact |website |web )?form => text of form answers
what did (.{3,40}?) (?:write|say|ask|send|enter|tell us|put|want)(?: us)? (?:in|on|via|through|with) (?:the |our )?(?:contact |website |web )?form => text of form answers of $1
(?:did|has|have) (?:anyone|anybody|someone|somebody) (?:ask|asked|write|written|enquire|enquired) (?:us )?about => form answers about
(?:which|what) (?:landing )?page (?:gets|got|has|brings?|brought) (?:the |us the )?most (?:form )?(?:answers|enquiries|submissions) => which page has the most form answers
when (?:does|do|will|is|did) (?:the )?(.{3,40}?) (?:go out|going out|be sent) and to whom$ => scheduled for and audience of $1
(?<=(?:ideas?|briefs?) (?:is |are )?)(?:planned (?:for|on|in)|for)(?= (?:\p{L}+day|today|tomorrow|this|next|january|february|march|april|may|june|july|august|september|october|november|december|\d)) => wanted for
(?:lined|line|linked) up (?:for|on) (?:the )?(social|blog|email)(?: media)? => $1 content planned
next (?:social )?post$ => next planned post
next (?:blog )?(?:article|blog post)$ => next planned blog article
(?:what|which|when) (?:is|'s) (?:the )?next (?:social )?post$ => next planned post
how many (?:people |of them )?(?:wrote|replied|answered|responded|reply)(?: back)? (?:on|to)(?= (?:the|our) ) => replies of
(?:did|has|have) (?:anybody|anyone|somebody|someone|they) (?:order|ordered)(?: something| anything)? => orders
(?:which|what) posts (?:have|did) we (?:had|have|put|made|done)(?: up| out)?(?: on)? => published posts for
(?:are we|we are|we're|am i|i'm) (?:still )?(?:writing|working on)$ => being written
words (?:that )?(?:(?:shouldn't|shouldnt|mustn't|mustnt|can't|cant) we|(?:should|must) we not) (?:be )?(?:use|using|write|writing|say|saying)(?: in (?:our|the|any) (?:texts?|copy|posts|writing))? => words to avoid
words (?:that )?we (?:should not|(?:should|must) never|shouldn't|shouldnt|must not|mustn't|don't|dont|do not|can't|cannot|never) (?:use|write|say|want) => words to avoid
(?<=reading age )(?:that )?we (?:aim|go|write) for =>
(?:which|what) words (?:should|must|do|can|are) (?:we|i) (?:supposed to |meant to |allowed to )?(?:avoid|never use|not use|stay away from) => words to avoid
(?:which|what) words (?:should|must|do) (?:we|i) use => words to use
(?<=(?:avoid|use|write|fonts|colours|say|voice) )(?:in|for) (?:our|the|all|any) (?:texts?|copy|writing|posts|content|emails)$ =>
(?:our|the) home ?page(?! of) => the home landing page
when did (?:anyone|anybody|somebody|someone|we) last (?:edit|change|update|touch) => when was last changed
how many (?:people|contacts) (?:got|received|were sent|did we send)(?= (?:the|our|this|that) ) => recipients of
pages (?:does|has|are on|are there on|on|of) (?:our|the|my) (?:web ?site|site)(?: have| got)? => landing pages
`;
