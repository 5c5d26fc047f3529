import { freeOfCharge, type Occasion } from './facts/briefFacts';
import { listed, upperFirst } from './phrasing';
import {
  channelsOf,
  fresh,
  offerWords,
  onWords,
  priceWords,
  restWords,
  subjectName,
  type Telling,
  untilWords,
  verb,
  whenWords,
  whereWords,
} from './telling';
import { line, paragraph } from './voice';

/** The sentence that says what it is about, with date and place; empty when the brief names neither. */
export function announcement(telling: Telling, tone: string): string {
  const { facts } = telling;
  if (facts.statement) {
    telling.said.add(facts.statement);
    return line(facts.statement.words, whenWords(telling));
  }
  if (joiner.test(facts.brief) && facts.people.length > 0) return withoutSubject(telling);
  if (facts.subject) telling.said.add(facts.subject);
  if (facts.audience) telling.said.add(facts.audience);
  // Nobody comes along to a menu.
  const occasion =
    telling.occasion === 'event' && goods.test(facts.subject?.words ?? '') ? 'general' : telling.occasion;
  return announce[occasion](telling, subjectName(telling), tone);
}

const goods = /\b(?:menus?|range|box(?:es)?|hampers?|cakes?|bouquets?|packages?)$/i;
const joiner = /\b(?:joins|joining|is joining)\b/i;

const invitation = (tone: string) =>
  ({
    professional: 'You are invited to',
    authoritative: 'You are invited to',
    casual: 'Pop along to',
    playful: 'Pop along to',
    urgent: 'There is still time to join',
  })[tone] ?? 'Come along to';

type Announce = (telling: Telling, name: string, tone: string) => string;

const runs: Announce = (telling, name) => {
  const { whens } = telling.facts;
  if (whens.every(({ limit }) => limit === 'by')) return '';
  const from = fresh(
    telling,
    whens.filter(({ role }) => role === 'from'),
  ).map(({ words }) => words);
  const until = fresh(
    telling,
    whens.filter(({ role, limit }) => role === 'until' && limit === 'until'),
  ).map(({ words }) => words);
  const span = fresh(
    telling,
    whens.filter(({ role }) => role === 'span'),
  ).map(onWords);
  const where = whereWords(telling);
  const start = from.map((words) => onDay(words)).join(' and ');
  if (span.length > 0) return line(name, verb(telling, 'runs', 'run'), listed(span), where);
  if (start && until.length > 0)
    return line(
      name,
      verb(telling, 'starts', 'start'),
      start,
      where,
      `and ${verb(telling, 'ends', 'end')} ${onDay(listed(until))}`,
    );
  if (start) return line(name, verb(telling, 'starts', 'start'), start, where);
  const when = whenWords(telling);
  if (until.length > 0)
    return line(name, verb(telling, 'is', 'are'), !/^on\b/.test(when) && 'on', when, where, `until ${listed(until)}`);
  if (when) return line(name, verb(telling, 'is', 'are'), !/^on\b/.test(when) && 'on', when, where);
  return '';
};

const onDay = (words: string) =>
  /^(?:this|next|tomorrow|today|tonight|every)/.test(words)
    ? words
    : /^(?:January|February|March|April|May|June|July|August|September|October|November|December)/.test(words)
      ? `in ${words}`
      : /^\d{1,2}(?:\.\d\d)?[ap]m/.test(words)
        ? `at ${words}`
        : `on ${words}`;

const season = /^(?:Black Friday|Cyber Monday|Christmas|Easter|Halloween)$/;

const announce: Record<Occasion, Announce> = {
  sale: (telling, name, tone) => {
    if (!name) return '';
    if (apart(telling)) return line('We would like to tell you about', name);
    if (/\b(?:sale|offer|offers|deal|deals|clearance|event|week|weekend|day)\b/.test(name))
      return runs(telling, name, tone) || line(name, verb(telling, 'is', 'are'), 'now on', whereWords(telling));
    const offer = offerWords(telling, telling.facts.offers.slice(0, 1));
    if (!offer)
      return line(
        name,
        verb(telling, 'is', 'are'),
        'on offer',
        whenWords(telling),
        whereWords(telling),
        untilWords(telling, 'until'),
      );
    const when = whenWords(telling);
    const [gain = '', terms = ''] = offer.split(/ (?=(?:if|when) you )/);
    const until = terms ? untilWords(telling) : untilWords(telling, 'until');
    if (terms && / off$/.test(gain)) return line('There is', gain, name, terms, when, whereWords(telling), until);
    if (/half price|^free of charge/.test(offer))
      return line(name, verb(telling, 'is', 'are'), offer, when, whereWords(telling), until);
    if (/^\d+% off|^up to|^£/.test(offer))
      return line(
        'There is',
        offer,
        / off$/.test(offer) ? name : `${season.test(name) ? 'for' : 'with'} ${name}`,
        when,
        whereWords(telling),
        until,
      );
    return line(name, verb(telling, 'comes', 'come'), 'with', offer, when, whereWords(telling), until);
  },
  event: (telling, name, tone) =>
    line(
      name ? `${invitation(tone)} ${name}` : invitation(tone).replace(/ to$/, '').replace('You are invited', 'Join us'),
      withPeople(telling),
      whenWords(telling),
      whereWords(telling),
    ),
  course: (telling, name) => {
    const length = fresh(
      telling,
      telling.facts.numbers.filter(({ words }) => /\b(?:weeks?|sessions?|days?|hours?|classes|lessons?)\b/.test(words)),
    ).map(({ words }) => words.replace(/^(\d+)[ -](week|day)s? course$/, '$1 $2s'));
    const when = whenWords(telling);
    const where = whereWords(telling);
    const people = withPeople(telling);
    if (!name) return line(when || where ? `We meet ${[when, where].filter(Boolean).join(' ')}` : '');
    if (!when && !where && length.length === 0)
      return line(name, verb(telling, 'is', 'are'), 'open for booking', people);
    return line(name, verb(telling, 'runs', 'run'), length.length > 0 && `for ${listed(length)}`, people, when, where);
  },
  opening: (telling, name) => {
    const thing = name
      .replace(/^our /, '')
      .replace(/\s*\b(?:grand |now |re-?)?(?:opening|opens)\b\s*/i, ' ')
      .trim()
      .replace(/^of (?:our |the )?/, 'our ');
    const when = whenWords(telling);
    const where = whereWords(telling);
    if (!thing) return line('We are opening', where, when);
    return line(`We are opening ${/^(?:the|a|an|our|\p{Lu})/u.test(thing) ? thing : `our ${thing}`}`, where, when);
  },
  launch: (telling, name) => {
    if (!name) return withoutSubject(telling);
    const list = newThings(telling);
    if (list) return list;
    const when = whenWords(telling);
    const where = whereWords(telling);
    return line(upperFirst(name), verb(telling, 'is', 'are'), when ? `available ${when}` : 'here', where);
  },
  hours: (telling, name) => {
    const when = whenWords(telling);
    const until = untilWords(telling, 'until');
    if (name && when) return line(`${name}:`, when, whereWords(telling), until);
    return when ? line('We are open', when, whereWords(telling), until) : line('Our opening hours are changing', until);
  },
  closure: (telling) => {
    const { whens } = telling.facts;
    const back = fresh(
      telling,
      whens.filter(({ role }) => role === 'from'),
    );
    const when = whenWords(telling);
    const until = untilWords(telling);
    const close = line('We are closed', when, until);
    return paragraph(
      when || until ? close : 'We are closing for a short while.',
      back.length > 0 && line(`We open again ${onDay(listed(back.map(({ words }) => words)))}`),
    );
  },
  move: (telling, name) => {
    const where = whereWords(telling).replace(/^at /, 'to ').replace(/^in /, 'to ');
    const when = whenWords(telling);
    if (/\bmoved\b/i.test(telling.facts.brief))
      return paragraph(line('We have moved', where), when && line('You will find us there', when));
    return line('We are moving', where, when) || name;
  },
  hiring: (telling, name) => {
    const role = name.replace(/^the (.*) job$/, '$1').replace(/ (?:wanted|needed)\b.*$/, '');
    const number = fresh(
      telling,
      telling.facts.numbers.filter(({ words }) => /hours|days/.test(words)),
    ).map(({ words }) => words);
    const pay = priceWords(telling);
    const plural = telling.facts.subject?.plural;
    return line(
      'We are looking for',
      role
        ? plural || /^(?:an?|two|three|\d)\b/.test(role)
          ? role
          : `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}`
        : 'a new member of the team',
      whereWords(telling),
      number.length > 0 && `for ${listed(number)}`,
      pay && `at ${pay}`,
      whenWords(telling),
    );
  },
  reminder: (telling, name) => {
    const due = untilWords(telling, 'by') || untilWords(telling, 'until');
    const when = whenWords(telling);
    const where = whereWords(telling);
    if (!name) return line(due || when ? `A reminder for your diary: ${[when, due].filter(Boolean).join(' ')}` : '');
    if (due) return line(name, verb(telling, 'is', 'are'), 'due', due, where);
    return when ? line(name, verb(telling, 'is', 'are'), when, where) : line('This is a reminder about', name, where);
  },
  'price-change': (telling, name) => {
    const price = priceWords(telling);
    const when = whenWords(telling);
    const labelled = /^\p{Ll}/u.test(price) && !price.startsWith('from');
    const what = name
      .replace(/\b(prices?|fees?) (?:go|goes|going|rise|rises|rising|will)\b.*$/, '$1')
      .replace(/^our (?=prices?$)/, '');
    if (!name || /\b(?:price|fee)s?\b/.test(name))
      return paragraph(
        line(
          what && !/^prices?$/.test(what) ? what.replace(/^(?!our )/, 'our ') : 'Our prices',
          'are changing',
          when,
          !labelled && price && `to ${price}`,
        ),
        labelled && line(`From then on: ${price}`),
      );
    return line('The price of', name, 'is changing', when, price && `to ${price}`);
  },
  thanks: (telling, name) => {
    const years = fresh(
      telling,
      telling.facts.numbers.filter(({ words }) => !name && /^(?:\d+|one|two|five|ten) (?:years?|months)$/.test(words)),
    ).map(({ words }) => words);
    if (years.length > 0) return line('Thank you for', listed(years));
    return line(
      name ? `Thank you for being part of ${name}` : 'Thank you for your support',
      whenWords(telling),
      whereWords(telling),
    );
  },
  appeal: (telling, name) => {
    const items = fresh(
      telling,
      telling.facts.details.filter(({ words }) =>
        /\b(?:coats?|food|clothes|toys|books|blankets|volunteers?|tins|money|pounds|gifts)\b/i.test(words),
      ),
    ).map(({ words }) => words.toLowerCase());
    const wanted =
      /^(?:our )?(.+) (?:needed|wanted)$/.exec(name)?.[1] ??
      (/^(?:our )?volunteers$/.test(name) ? 'volunteers' : undefined);
    if (wanted) return line('We need', wanted, whenWords(telling), whereWords(telling));
    const needs = telling.facts.details.find(({ words }) => /^needs? /.test(words));
    if (name && needs) {
      const more = telling.facts.details.filter(({ start }) => start > needs.start);
      return line(
        name,
        listed(fresh(telling, [needs, ...more]).map(({ words }) => words)).replace(/ and (?=.* and )/, ', '),
      );
    }
    if (telling.facts.whens.some(({ role, day }) => role === 'on' && day))
      return line(
        name || 'Our appeal',
        verb(telling, 'takes', 'take'),
        'place',
        whenWords(telling),
        whereWords(telling),
      );
    const start = runs(telling, name || 'our appeal', '');
    return paragraph(
      start || line(name || 'Our appeal', 'needs your help', items.length === 0 && whereWords(telling)),
      items.length > 0 && line('We are asking for', listed(items), whereWords(telling), untilWords(telling, 'by')),
    );
  },
  advice: (telling, name) => {
    const tips = fresh(
      telling,
      telling.facts.numbers.filter(({ words }) => /tips|ways|things|steps|mistakes|signs|points/.test(words)),
    ).map(({ words }) => words);
    if (!name) return tips.length > 0 ? line('We have', listed(tips), 'for you') : '';
    return line('We have put together', tips.length > 0 ? listed(tips) : 'some notes', 'on', name, whenWords(telling));
  },
  general: (telling, name) => {
    if (!name) return withoutSubject(telling);
    const list = newThings(telling);
    if (list) return list;
    const when = whenWords(telling);
    const where = whereWords(telling);
    return when || where
      ? line(upperFirst(name), verb(telling, 'is', 'are'), isOn(telling) ? '' : 'available', when, where)
      : line('We would like to tell you about', name);
  },
};

/** Whether it takes place at a time, as a ride does, or can be had from then on, as appointments can. */
const isOn = ({ facts: { whens, subject } }: Telling) =>
  !/\b(?:appointments?|places|slots|tables|rooms|boxes|bookings|sessions|menu|range|service)\b/i.test(
    subject?.words ?? '',
  ) &&
  whens.some(
    ({ role, words, time }) =>
      (role === 'every' && time) || (role === 'on' && /^(?:\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/.test(words)),
  );

/** Who joins, or the first note of the brief, when it names no subject. */
function withoutSubject(telling: Telling): string {
  const { facts } = telling;
  const joins =
    /\b(?:joins|joining|is joining)\b/i.test(facts.brief) && fresh(telling, facts.people).map(({ words }) => words);
  const whom = facts.audience && `for ${facts.audience.words}`;
  if (joins && joins.length > 0)
    return line(listed(joins), joins.length > 1 ? 'join us' : 'joins us', whenWords(telling), whereWords(telling));
  const [first] = facts.details;
  if (!first || facts.offers.length > 0) return '';
  telling.said.add(first);
  return line(upperFirst(first.words), whom, whenWords(telling), whereWords(telling));
}

/** A list of new things: "shared folders, faster search and dark mode". */
function newThings(telling: Telling): string {
  const { subject, details, whens, places, brief } = telling.facts;
  if (
    !subject ||
    details.length < 2 ||
    subject.determiner ||
    whens.length + places.length > 0 ||
    !/\bnew\b/i.test(brief)
  )
    return '';
  const things = [subject, ...details].filter(({ words }) => words.split(' ').length <= 3);
  if (things.length < 3) return '';
  for (const thing of things) telling.said.add(thing);
  return line(`Here is what is new: ${listed(things.map(({ words }) => words))}`);
}

/** The offer stands in a sentence of its own, so it may be about something else than the subject. */
const apart = ({ facts }: Telling) => {
  const [offer] = facts.offers;
  return (
    facts.subject !== undefined &&
    offer !== undefined &&
    facts.subject.end < offer.start &&
    /[.!?]\s/.test(facts.brief.slice(facts.subject.end, offer.start))
  );
};

const withPeople = (telling: Telling) => {
  const people = fresh(telling, telling.facts.people).map(({ words }) => words);
  return people.length > 0 && `with ${listed(people)}`;
};

/** What a customer gets, with when and where and until when, as far as nothing has said it yet. */
export function offerLine(telling: Telling, tone: string): string {
  const charged = telling.facts.offers.filter(({ words }) => words === freeOfCharge);
  const free =
    fresh(telling, charged).length > 0 && line(telling.occasion === 'event' ? 'Entry is free' : 'It is free of charge');
  const offer = offerWords(telling);
  if (!offer) return free || '';
  const whom =
    !telling.facts.subject && telling.facts.audience && !offer.includes(telling.facts.audience.words)
      ? `for ${telling.facts.audience.words}`
      : '';
  const rest = [
    whom,
    whenWords(telling),
    whereWords(telling),
    untilWords(telling, offer.includes(' if you ') ? undefined : 'until'),
  ]
    .filter(Boolean)
    .join(' ');
  if (/^(?:kids|children|under|dogs|students|members|nurses|carers|babies|toddlers) /.test(offer))
    return paragraph(free, line(offer, rest));
  if (/^the first .* free$/.test(offer)) return paragraph(free, line(offer.replace(/ free$/, ' is free'), rest));
  if (/^(?:free|a free|a \S+ free) /.test(offer))
    return paragraph(
      free,
      line(
        tone === 'professional' || tone === 'authoritative'
          ? 'We offer'
          : /^free .*(?<!s)s$/.test(offer)
            ? 'There are'
            : 'There is',
        offer,
        rest,
      ),
    );
  return paragraph(
    free,
    line(tone === 'authoritative' ? 'The offer is' : tone === 'professional' ? 'You receive' : 'You get', offer, rest),
  );
}

/** A viewing costs nothing; the home does. */
const aboutHomes = /\b(?:viewings?|open house)\b/i;

/** What it costs. */
export function priceLine(telling: Telling): string {
  const prices = telling.facts.prices.filter((price) => !telling.said.has(price));
  const single = prices.length === 1;
  const words = priceWords(telling);
  if (!words) return '';
  if (telling.occasion === 'appeal') return line('The amount is', words);
  if (words.startsWith('from ')) return line('Prices start at', words.slice(5));
  if (/^tickets? [£€$]/.test(words)) return line(words.replace(/^tickets? /, 'Tickets are '));
  if (/ instead of /.test(words) && !/^\p{Ll}/u.test(words)) return line('The price is', words);
  if (single && aboutHomes.test(telling.facts.subject?.words ?? ''))
    return line(/ (?:a|per) (?:month|week)$/.test(words) ? 'The rent is' : 'The price is', words);
  if (/^\p{Ll}/u.test(words)) return line('Prices:', words);
  const tickets =
    /\b(?:event|ticket|evening|supper|tasting|concert|gig|talk|quiz)\b/i.test(telling.facts.brief) &&
    telling.occasion === 'event';
  if (tickets) return line('Tickets are', words);
  const until = ['general', 'launch', 'sale'].includes(telling.occasion) && untilWords(telling, 'until');
  return line(single ? verb(telling, 'It costs', 'They cost') : 'The price is', words, until);
}

/** Small notes that belong to no other sentence. */
export function notesLine(telling: Telling): string {
  const notes = restWords(telling);
  return notes.length > 0 ? line('Good to know:', notes.join(', ')) : '';
}

/** What is left of dates and places when the announcement did not take them. */
export function placeAndTimeLine(telling: Telling): string {
  const when = whenWords(telling);
  const where = whereWords(telling);
  const until = untilWords(telling, 'until');
  return when || where || until
    ? line(/^(?:online|in store)/.test(where) && !when ? 'Find it' : 'You can find us', where, when, until)
    : '';
}

const actions: Record<Occasion, { readonly do: string; readonly noun: string }> = {
  sale: { do: 'order', noun: 'an order' },
  event: { do: 'book your place', noun: 'a place' },
  course: { do: 'book your place', noun: 'a place' },
  opening: { do: 'find out more', noun: 'a visit' },
  launch: { do: 'find out more', noun: 'details' },
  hours: { do: 'get in touch', noun: 'a question' },
  closure: { do: 'get in touch', noun: 'a question' },
  move: { do: 'get in touch', noun: 'a question' },
  hiring: { do: 'apply', noun: 'an application' },
  reminder: { do: 'book', noun: 'an appointment' },
  'price-change': { do: 'ask a question', noun: 'a question' },
  thanks: { do: 'get in touch', noun: 'a message' },
  appeal: { do: 'give or help', noun: 'help' },
  advice: { do: 'read more', noun: 'a question' },
  general: { do: 'find out more', noun: 'a question' },
};

/** Verb of what the reader is asked to do: the brief's own word first. */
export function actionOf({ facts, occasion }: Telling): string {
  const said = /\b(book|order|apply|register|sign up|donate|buy|reserve|enquire|rsvp|subscribe|download|join)\b/i
    .exec(facts.statement ? facts.brief.replace(facts.statement.words, '') : facts.brief)?.[1]
    ?.toLowerCase();
  if (facts.statement && !said) return 'ask a question';
  if (said === 'book') return occasion === 'event' || occasion === 'course' ? 'book your place' : 'book';
  if (said === 'rsvp') return 'let us know you are coming';
  if (said === 'join' && occasion !== 'hiring') return actions[occasion].do;
  return (
    said ??
    (occasion === 'sale' &&
    /\b(?:appointment|treatment|service|visit|session|survey|check|check-up|consultation|quote|valuation|trial|class|lesson|whitening|clean|haircut|repair|massage)\b/i.test(
      facts.brief,
    )
      ? 'book'
      : actions[occasion].do)
  );
}

/** What to do and by when: "To book your place, call 0113 496 0000 by Friday." Falls back to a reply or a visit, never to a gap. */
export function actionLine(telling: Telling, fallback: 'reply' | 'message' | 'none' = 'reply'): string {
  const { link, phone, email, code } = channelsOf(telling);
  const by = untilWords(telling);
  const action = actionOf(telling);
  const ways = [link && `go to ${link}`, phone && `call ${phone}`, email && `email ${email}`].filter(Boolean);
  const codeLine = code && line('Use the code', code, ways.length === 0 && by);
  if (ways.length > 0)
    return paragraph(
      line(
        `To ${action},`,
        ways.join(ways.length > 2 ? ', ' : ' or ').replace(/, ([^,]+)$/, ways.length > 2 ? ' or $1' : ', $1'),
        by,
      ),
      codeLine,
    );
  if (codeLine) return codeLine;
  if (fallback === 'none') return by ? line(`Please ${action}`, by) : '';
  return line(`To ${action},`, fallback === 'reply' ? 'reply to this email' : 'send us a message', by);
}
