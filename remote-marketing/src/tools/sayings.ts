/** How people speak of campaigns, content and the brand, and the plain words for it, a line each (shared/docs/queries.md). */
export const sayings = String.raw`
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
to how many (?:people|contacts) did (.{3,40}?) go(?: out| to)?$ => recipients of $1
how many (?:people|contacts) did (.{3,40}?) go(?: out)? to$ => recipients of $1
(?:everything |anything |what(?:'s|s| is) )?(?:on|in) the (?:content|social) (?:plan|calendar) => scheduled content
did (?:we|i|anyone|somebody) (?:touch|edit|change|update|work on) last => was last changed
how (?:should|do|must) (?:our|we|the) (?:texts? |copy |brand )?sound => guidelines
what(?:'s|s| is| does| did) the (.{3,40}?) (?:brief|note) (?:about|say) => words of the brief about $1
what(?:'s|s| is) the brief (?:of|on|for|about) (.{3,40}?)(?: about)?$ => words of the brief about $1
how many (clicks|opens|recipients)(?: (?:did|have|do) we (?:get|have|had|got))? => total $1
how many (?:people|contacts|customers|readers|subscribers|of them) (?:have )?(opened|clicked)(?: (?:on|in|through))?(?= (?:the|our|it|that|this)) => $1 of
how many (?:people|contacts|customers|readers|subscribers) (?:have )?(opened|clicked)$ => total $1
how (?:well )?did (.{3,40}?) (?:do|perform|go|work)(?: out)?$ => recipients and opens and clicks and replies and orders of $1
(?:campaign|newsletter|marketing) (?:results|figures|performance|numbers)$|(?:results|performance|figures) of (?:the |our |all )?campaigns$ => opens and clicks and replies and orders of campaigns
(?:best|most successful|top)(?: performing)?( email| social)? campaign(?! by) => campaign$1 with the highest open rate
(?:worst|least successful)(?: performing)?( email| social)? campaign(?! by) => campaign$1 with the lowest open rate
(?:which|what)( email| social)? campaign(?:s)? (?:performed|did|went|worked|has done|performs) (?:the )?best => campaign$1 with the highest open rate
what (?:did|do|have) (?:people|visitors|customers|they|anyone|somebody|someone) (?:write|wrote|written|ask|asked|say|said|send|sent|want|wanted)(?: us)? (?:in|on|via|through|with) (?:the |our )?(?:contact |website |web )?form => text of form answers
what did (.{3,40}?) (?:write|say|ask|send|enter|tell us|put)(?: us)? (?:in|on|via|through|with) (?:the |our )?(?:contact |website |web )?form => text of form answers of $1
(?:did|has|have) (?:anyone|anybody|someone|somebody) (?:ask|asked|write|written|enquire|enquired) (?:us )?about => form answers about
(?:which|what) (?:landing )?page (?:gets|got|has|brings?|brought) (?:the |us the )?most (?:form )?(?:answers|enquiries|submissions) => which page has the most form answers
when (?:does|do|will|is|did) (?:the )?(.{3,40}?) (?:go out|going out|be sent) and to whom$ => scheduled for and audience of $1
(?<=(?:ideas?|briefs?) (?:is |are )?)(?:planned (?:for|on|in)|for)(?= (?:\p{L}+day|today|tomorrow|this|next|january|february|march|april|may|june|july|august|september|october|november|december|\d)) => wanted for
(?:lined|line|linked) up (?:for|on) (?:the )?(social|blog|email)(?: media)? => $1 content planned
next (?:social )?post$ => next scheduled post
next (?:blog )?(?:article|blog post)$ => next scheduled blog article
(?:what|which|when) (?:is|'s) (?:the )?next (?:social )?post$ => next scheduled post
how many (?:people |of them )?(?:wrote|replied|answered|responded|reply)(?: back)? (?:on|to)(?= (?:the|our) ) => replies of
(?:did|has|have) (?:anybody|anyone|somebody|someone|they) (?:order|ordered)(?: something| anything)? => orders
(?:which|what) posts (?:have|did) we (?:had|have|put|made|done)(?: up| out)?(?: on)? => published posts for
(?:are we|we are|we're|am i|i'm) (?:still )?(?:writing|working on)$ => being written
words (?:that )?(?:(?:shouldn't|shouldnt|mustn't|mustnt|can't|cant) we|(?:should|must) we not) (?:be )?(?:use|using|write|writing|say|saying)(?: in (?:our|the|any) (?:texts?|copy|posts|writing))? => words to avoid
words (?:that )?we (?:should not|(?:should|must) never|shouldn't|shouldnt|must not|mustn't|don't|dont|do not|can't|cannot|never) (?:use|write|say|want) => words to avoid
(?<=reading age )(?:that )?we (?:aim|go|write) for =>
(?:which|what) words (?:should|must|do|can) (?:we|i) (?:avoid|never use|not use|stay away from) => words to avoid
(?:which|what) words (?:should|must|do) (?:we|i) use => words to use
(?<=(?:avoid|use|write|fonts|colours|say|voice) )(?:in|for) (?:our|the|all|any) (?:texts?|copy|writing|posts|content|emails)$ =>
(?:our|the) home ?page(?! of) => the home landing page
when did (?:anyone|anybody|somebody|someone|we) last (?:edit|change|update|touch) => when was last changed
how many (?:people|contacts) (?:got|received|were sent|did we send)(?= (?:the|our|this|that) ) => recipients of
pages (?:does|has|are on|are there on|on|of) (?:our|the|my) (?:web ?site|site)(?: have| got)? => landing pages
`;
