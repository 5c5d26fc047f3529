import type { Word } from './words';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words that carry no meaning of their in a question about records. */
const fillers = new Set(
  list(`um uh er erm hmm ah eh whole a about actually again all also altogether am among an and any are around as ask at away be been being both
  but by can check come could currently did display do does doing done each either else exactly far find for
  from get give given go going gone got had happen happened has have having hello help here hey hi how i if in
  into is it its just kindly know let like list look looking made make many maybe me might moment much my
  name named need now of off ok okay on ones our ours out over overall please pull quick quickly quite
  really record records right say see shall show shows so some sort still system tell thank thanks that
  the their them then there these they thing things think this those to together under up us use very was we
  well were what whats when where which while who whom whose will wish with within would you your crm database
  steps book books try hand wondering wonder curious interested work works working live lives belong stand
  stands standing exist exists ever yet already kind there're weve youve theyve youre theyre getting i'd bring brings brought generate generates
  anything something i'm i've we've what's who's where's how's that's there's let's you're it's we'd we're
  because r u ur pls plz thx ta thats wheres theres hows hiya sorry came comes telling showing finding idea names
  roughly approximately basically stuff whatsoever please
  gonna wanna gotta meant yo mate guys cheers blimey bloody hell gave given
  page amongst person's his her he she him everything ourselves myself themselves should ought must supposed`),
);

/** What is said around a question. */
const courtesies: readonly (readonly string[])[] =
  // Before what is had, "at least one" and the like: one is enough.
  `if you don t mind | if you don't mind | if you dont mind | would you mind | do you mind | if you have a second | if you have a
  moment | if you have a minute | when you have a moment | when you have a second | sorry to bother you | do you happen to know |
  i would love to know | i'd love to know | love to know | would love to | i'd love to | can you remind me | could you remind me |
  remind me | any idea | at the moment | right now | right then | for me | have a look | take a look | all at once | at once | i
  was hoping | by any chance | word for word | on record | on file | off the top of your head | as far as you know | to be honest
  | sorry another one | another one | or so | give or take | quick question | quick one | just checking | just curious | no rush | no hurry | if you can | if you could | if that s ok | many
  thanks | thanks in advance | hope you re well | hope you are well | as usual | as always | out of interest | out of curiosity | good
  day | hi there | hello there | hey there | all right | to start with | first of all | when you get a chance | when you get a minute | at least one | one or more | even one | a single | written down | one more thing | good morning | good
  afternoon | good evening | if possible | at present | so good | do we look after | we look after`
    .split('|')
    .map(list);

/** Words that phrases, days and amounts are made of: typing errors in them are mended too. */
export const commonWords: ReadonlySet<string> = new Set(
  list(`many much number count average median total largest biggest smallest highest lowest
  newest oldest latest recent without missing between above under below compared percentage share proportion month months week
  weeks quarter year years yesterday tomorrow today which where when least most more less than fewest last next this
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday since before after until between from with that thats whats
  not isnt arent dont doesnt havent hasnt except excluding how show list please who what when every each per the and
  are have has two three four five six seven eight nine ten thousand pounds maximum minimum nobody compare compared versus
  about worth more most one everything anything everyone nothing something tonight weekend days day hundred`),
);

/** Whether a word tells anything by itself, so that records can be looked for by it. */
export const isTelling = (word: Pick<Word, 'key'>): boolean => !fillers.has(word.key) && !commonWords.has(word.key);

const isDue = /^(?:close|end|expire|finish|start|arrive|happen|take place|go out|be due|be published|be sent)(?!\S)/;

/** Fillers that say something in other places than these. */
const places: readonly (readonly [
  words: RegExp,
  isSmall: (before: readonly string[], after: readonly string[]) => boolean,
])[] = [
  // "Deals over the average", "about 3k".
  [
    /^(?:over|under|around|about)$/,
    (_, after) =>
      !/^(?:average|median|mean|\d.*)$/.test(after.find((key) => !/^(?:the|our|its|their|a)$/.test(key)) ?? ''),
  ],
  // "Companies whose contacts are all hot", "where all deals are lost".
  [
    /^all$/,
    (before) =>
      !/^(?:is|are|was|were|be|whose|where|have|has|had)$/.test(before.at(-1) ?? '') &&
      !before.some((key) => /^(?:whose|where)$/.test(key)),
  ],
  // "Quickly show me" asks for haste; "won quickly" says how.
  [/^(?:quick|quickly|kindly|try|hand)$/, (before) => before.every((key) => fillers.has(key))],
  // "Are sales up", "up on last year".
  [
    /^up$/,
    (before, after) =>
      /^(?:to|in)$/.test(after[0] ?? '') ||
      /^(?:look|looking|pull|bring|com(?:e|es|ing)|came|show|set|sum|add|turn|sign|signed|call|ring|follow|pick|what|what's|whats)$/.test(
        before.at(-1) ?? '',
      ),
  ],
  // "Who is on the newsletter list".
  [/^lists?$/, (before) => !(before.includes('on') && before.includes('the'))],
  // "Should close before Friday" is when it is to; "should be closed" may not have been.
  [/^(?:should|ought|must|supposed)$/, (_, after) => isDue.test(after.filter((key) => key !== 'to').join(' '))],
  // "On the go" is no going; "and who …" asks once more.
  [
    /^(?:go|going|come|check|look|give|get|make|work|works|live|wish|try|find|know|ask|display|pull|show|say|see|use)$/,
    (before) => !/^(?:the|an|our|my|his|her|their)$/.test(before.at(-1) ?? ''),
  ],
  [/^(?:who|whom|where|when|what|which)$/, (before) => before.at(-1) !== 'and'],
  // "When is it meant to close".
  [/^meant$/, (_, after) => after[0] === 'to'],
  // "Who do I need to ring" asks for no calls that were made.
  [/^need$/, (_, after) => after[0] !== 'to' || /^(?:know|see|find|have|check)$/.test(after[1] ?? '')],
  // "The biggest deal we are working on" is one that is open.
  [/^working$/, (_, after) => after[0] !== 'on'],
  // "Is the winter reminder out".
  [/^out$/, (before, after) => after.length > 0 || !/^(?:is|are|was|were)$/.test(before[0] ?? '')],
  // "Customers like Priya Nair".
  [
    /^like$/,
    (before) =>
      before.length === 0 || /^(?:would|i'd|id|we'd|you'd|d|i|we|you|looks?|what|feel)$/.test(before.at(-1) ?? ''),
  ],
];

/** Whether a word in its place says nothing of records. */
export const isSmall = (words: readonly Word[], at: number): boolean => {
  const { key } = words[at] ?? { key: '' };
  const keys = words.map((word) => word.key);
  const [, fits] = places.find(([pattern]) => pattern.test(key)) ?? [];
  return fillers.has(key) && (!fits || fits(keys.slice(0, at), keys.slice(at + 1)));
};

export const isFiller = ({ key }: Pick<Word, 'key'>): boolean => fillers.has(key);

/** Places of the words of courtesies. */
export function courtesyIn(words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>(/^(?:morning|afternoon|evening|great)$/.test(words[0]?.key ?? '') ? [0] : []);
  // "List the hot contacts" asks for no lists.
  const listed = words.findIndex(({ key }) => key === 'list');
  if (
    listed >= 0 &&
    words.slice(0, listed).every(({ key }) => /^(?:please|can|could|would|you|just|now|and)$/.test(key))
  )
    found.add(listed);
  // "I need a list of all contacts".
  for (const [at, { key }] of words.entries())
    if (
      /^lists?$/.test(key) &&
      words[at + 1]?.key === 'of' &&
      !/^(?:by|per|each|which|what|on|in)$/.test(words[at - 1]?.key ?? '')
    )
      found.add(at);
  for (let at = 0; at < words.length; at += 1)
    for (const said of courtesies)
      if (said.every((key, place) => words[at + place]?.key === key))
        for (const place of said.keys()) found.add(at + place);
  return found;
}
