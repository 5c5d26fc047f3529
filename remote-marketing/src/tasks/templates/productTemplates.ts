import type { EmailTone, Missing } from '@steps/business/tasks';
import type { ProductCopyType, Specialisation } from '../productParts';

/** The title of each copy type. */
export const productTitles: Record<ProductCopyType, string> = {
  'Product Descriptions': '{Product}',
  'Feature Lists': '{Product}: features at a glance',
  'Technical Specifications': '{Product}: specification',
  'Comparison Charts': '{Product}: how to compare',
  'User Manuals': '{Product}: getting started',
  'Sales Sheets': '{Product}: the facts on one page',
  'Catalog Copy': '{Product}',
  'E-commerce Listings': '{Product}',
};

/**
 * The first line by copy type and tone; one that needs the business is left out where it has no name. A product stands there as
 * its own label, since nobody knows whether its name takes an article: “The details of Boiler service” reads as a mistake.
 */
export const productOpenings: Record<ProductCopyType, Record<EmailTone, readonly string[]>> = {
  'Product Descriptions': {
    professional: [
      '{Product}, from {business}.',
      '{Product}, described in full.',
      '{Product}: what is on offer.',
      '{Product}: the details, in order.',
    ],
    friendly: [
      '{Product}, from all of us at {business}.',
      '{Product}: a closer look for you.',
      '{Product}, and what we like you to know.',
      '{Product}, in a few lines.',
    ],
    casual: [
      '{Product}. Have a look.',
      '{Product}, by {business}. Here’s the gist.',
      '{Product}: the short version.',
      '{Product}. Let’s take a look.',
    ],
    urgent: [
      '{Product}, if you need one soon.',
      '{Product}: what to know today.',
      '{Product}, from {business}, ready to read in a minute.',
      '{Product}, in a quick read.',
    ],
    empathetic: [
      '{Product}, for when you want to choose in peace.',
      '{Product}, from {business}. Take your time.',
      '{Product}, set out simply.',
      '{Product}: a calm look.',
    ],
    authoritative: [
      '{Product}: the facts.',
      '{Product}, from {business}: what you get.',
      '{Product}. Read this before you choose.',
      '{Product}, described plainly.',
    ],
  },
  'Feature Lists': {
    professional: [
      '{Product}: the features, one by one.',
      '{Product}: what is included.',
      '{Product}, as a list.',
      '{Product}: each feature in turn.',
    ],
    friendly: [
      '{Product}: here’s what you get.',
      '{Product}: the things to know.',
      '{Product}, feature by feature.',
      '{Product}. Let’s go through this together.',
    ],
    casual: [
      '{Product}: what you get.',
      '{Product}, bit by bit.',
      '{Product}: the bits that matter.',
      '{Product}: the rundown.',
    ],
    urgent: [
      '{Product}, in one minute.',
      '{Product}: the list to check today.',
      '{Product}, listed for a quick check.',
      '{Product}. Short of time? Here is the list.',
    ],
    empathetic: [
      '{Product}, one feature at a time.',
      '{Product}: the help you can expect.',
      'No need to read it all at once: {product}, in a list.',
      '{Product}, in small steps.',
    ],
    authoritative: [
      '{Product}: the complete list.',
      '{Product}, point by point.',
      '{Product}: features, in order.',
      '{Product}: a list to check against.',
    ],
  },
  'Technical Specifications': {
    professional: [
      '{Product}: the specification.',
      '{Product}: technical details.',
      '{Product}: data for your file.',
      '{Product}: technical information.',
    ],
    friendly: [
      '{Product}: the technical side, in plain words.',
      '{Product}: the details you asked for.',
      '{Product}: here are the technical details.',
      'For anyone who likes the detail: {product}.',
    ],
    casual: [
      '{Product}: the nuts and bolts.',
      '{Product}: the technical bit.',
      '{Product}, under the bonnet.',
      '{Product}: the specs.',
    ],
    urgent: [
      '{Product}: check these details today.',
      '{Product}: the specification, to check now.',
      '{Product}: the details to confirm before you order.',
      '{Product}. Need the details today? Here they are.',
    ],
    empathetic: [
      '{Product}: the details, set out simply.',
      '{Product}: the specification, without jargon.',
      '{Product}: the details, one line at a time.',
      '{Product}: the technical part, in plain words.',
    ],
    authoritative: [
      '{Product}: specification.',
      '{Product}: the specification, for your records.',
      '{Product}: technical data.',
      '{Product}: the details, as given.',
    ],
  },
  'Comparison Charts': {
    professional: [
      '{Product}, beside what you use today.',
      '{Product}: points to compare.',
      'A fair comparison begins here: {product}.',
      '{Product}: points on which to compare.',
    ],
    friendly: [
      '{Product}: compare and see.',
      '{Product}, next to yours.',
      '{Product}, if you are comparing.',
      '{Product}: a few points to help you compare.',
    ],
    casual: [
      '{Product}, against what you’ve got.',
      'Line them up: {product}, and yours.',
      '{Product}, if you’re shopping around.',
      '{Product}, sized up.',
    ],
    urgent: [
      '{Product}: compare today, with these points.',
      '{Product}: compare before you renew.',
      '{Product}. Deciding today? Compare here.',
      '{Product}: one for today’s list to compare.',
    ],
    empathetic: [
      'Choosing is easier with a list: {product}, point by point.',
      '{Product}. Take your time to compare.',
      '{Product}, if you are not sure which to choose.',
      'Comparing can be tiring, so in short: {product}.',
    ],
    authoritative: [
      '{Product}: compare point by point.',
      '{Product}: facts to judge by.',
      '{Product}, measured against what you need.',
      '{Product}, against your own list.',
    ],
  },
  'User Manuals': {
    professional: [
      '{Product}. Thank you for your choice.',
      '{Product}: please read this before use.',
      '{Product}: an introduction.',
      '{Product}: how to begin.',
    ],
    friendly: [
      '{Product}. Thank you; we’re glad you chose us.',
      '{Product}: welcome.',
      '{Product}. Let’s get you started.',
      '{Product}: here’s how to begin.',
    ],
    casual: [
      '{Product}. Here’s how to start.',
      '{Product}: let’s get going.',
      '{Product}. Start here.',
      '{Product}: first things first.',
    ],
    urgent: [
      '{Product}: please read this before you start.',
      '{Product}: first steps, today.',
      '{Product}. Starting today? Read this first.',
      '{Product}: before the first use, please read this.',
    ],
    empathetic: [
      '{Product}. New to this? Take one step at a time.',
      '{Product}. Thank you for choosing us. There is no rush.',
      '{Product}. Anything new takes a little time. Begin here.',
      '{Product}: a gentle start.',
    ],
    authoritative: [
      '{Product}: begin here.',
      '{Product}: before use, read this.',
      '{Product}: read this guide first.',
      '{Product}: instructions for use.',
    ],
  },
  'Sales Sheets': {
    professional: [
      '{Product} by {business}: the facts on one page.',
      '{Product}, summarised for your decision.',
      '{Product}: a summary.',
      '{Product}: the essentials for your meeting.',
    ],
    friendly: [
      '{Product}, by {business}, on one page.',
      '{Product}: everything on one page.',
      '{Product}: what we’d tell you over a coffee.',
      '{Product}: a page for you to keep.',
    ],
    casual: [
      '{Product}, in a nutshell.',
      '{Product}, by {business}: the one-pager.',
      '{Product}, without the waffle.',
      '{Product}, quickly told.',
    ],
    urgent: [
      '{Product}: all you need to decide today.',
      '{Product}, by {business}, at a glance.',
      '{Product}, on one page for today’s meeting.',
      '{Product}. Deciding today? Start with this page.',
    ],
    empathetic: [
      '{Product}: everything in one place.',
      '{Product}, by {business}, set out simply.',
      '{Product}, to read in your own time.',
      '{Product}, on a page you can come back to.',
    ],
    authoritative: [
      '{Product}: the case on one page.',
      '{Product}, by {business}: the facts.',
      '{Product}, in brief.',
      '{Product}: what to know before you decide.',
    ],
  },
  'Catalog Copy': {
    professional: ['{Product}, by {business}.', '{Product}.', '{Product}. Details below.', '{Product}, as listed.'],
    friendly: [
      '{Product}, from {business}.',
      '{Product}, one to look at.',
      '{Product}, worth a closer look.',
      '{Product}. Do have a look.',
    ],
    casual: [
      '{Product}, by {business}. Take a look.',
      '{Product}. In a line or two.',
      '{Product}. Quick look?',
      '{Product}. Here you go.',
    ],
    urgent: [
      '{Product}, from {business}, when time is short.',
      '{Product}. Have a look today.',
      '{Product}. Choose today.',
      '{Product}. Needed soon?',
    ],
    empathetic: [
      '{Product}, by {business}, in your own time.',
      '{Product}. See what suits you.',
      '{Product}. No rush.',
      '{Product}. Here when you are ready.',
    ],
    authoritative: [
      '{Product}, by {business}: details.',
      '{Product}. The facts follow.',
      '{Product}. In short.',
      '{Product}. Particulars below.',
    ],
  },
  'E-commerce Listings': {
    professional: [
      '{Product}, to order from {business}.',
      '{Product}: details.',
      '{Product}: what you receive.',
      'Product details: {product}.',
    ],
    friendly: [
      '{Product}, from {business}, to you.',
      '{Product}: what’s in the parcel.',
      '{Product}. Have a good look.',
      '{Product}: here’s what to expect.',
    ],
    casual: [
      '{Product}. Here’s what turns up.',
      '{Product}, by {business}. Like what you see?',
      '{Product}. The basics.',
      '{Product}. The lowdown.',
    ],
    urgent: [
      '{Product}, from {business}: check the details today.',
      '{Product}: before you order.',
      '{Product}: need one soon?',
      '{Product}: what to check before you buy.',
    ],
    empathetic: [
      '{Product}, by {business}. Read first, then choose.',
      '{Product}: all the details, so you can be sure.',
      '{Product}. Ask if you are unsure.',
      '{Product}: read as much as you need.',
    ],
    authoritative: [
      '{Product}, by {business}: the details.',
      '{Product}: in plain words.',
      '{Product}: the facts of this listing.',
      '{Product}: read before you order.',
    ],
  },
};

/** The last line, by tone. */
export const productLastLines: Record<EmailTone, readonly string[]> = {
  professional: [
    'We are happy to send you further details.',
    'If you would like further details, please ask.',
    'We will gladly answer your questions.',
    'Please contact us with any questions.',
    'Please tell us if a detail is missing.',
    'We would be pleased to discuss what you need.',
    'If anything here is unclear, let us know.',
    'You are welcome to ask about any point above.',
  ],
  friendly: [
    'Not sure whether it is right for you? Just ask.',
    'If you’d like to know more, just ask.',
    'Ask us anything. We like questions.',
    'We’re happy to help you choose.',
    'If something’s missing here, tell us.',
    'A question? We’re glad to answer it.',
    'Tell us what you have in mind.',
    'Drop us a line if you’re unsure.',
  ],
  casual: [
    'Any questions? Give us a shout.',
    'Want to know more? You know where we are.',
    'Not sure? Ask away.',
    'Ask us. We don’t bite.',
    'Something missing? Shout.',
    'Stuck? Message us.',
    'Tell us what you’re after.',
    'If in doubt, ask.',
  ],
  urgent: [
    'If you need it soon, tell us today.',
    'Tell us today when you need it.',
    'Need it by a certain day? Ask us today.',
    'Ask us today what is possible for you.',
    'Short of time? Ask us the one thing you need to know.',
    'If a detail is missing, ask us today.',
    'Tell us your deadline, and we will say if it can be met.',
    'One open question? Send it today.',
  ],
  empathetic: [
    'Take your time to choose, and ask us anything.',
    'There’s no rush. Ask us whatever you like.',
    'If it is not right for you, we will say so.',
    'Ask as often as you need to.',
    'If anything worries you, tell us.',
    'A small question is as welcome as a large one.',
    'Think it over, and come back with any question.',
    'Tell us what would help.',
  ],
  authoritative: [
    'Compare it with what you have before you decide.',
    'Read the details, then decide what suits you.',
    'Ask for anything that is not on this page.',
    'Check it against what you need.',
    'Write down what you need, and compare.',
    'If a fact is missing, ask for it.',
    'Judge it by what you will use it for.',
    'Ask us about any point you want confirmed.',
  ],
};

/** What buyers of each industry check first: asked for when the details do not say it. */
export const buyersCheck: Record<Specialisation, Missing & { readonly told: RegExp }> = {
  'SaaS & Technology': {
    fact: 'data and fit',
    question: 'What does it work with, and where is the data kept?',
    told: /\bwork(?:s|ing) with|integrat|data|hosted|cloud/i,
  },
  'E-commerce': {
    fact: 'delivery',
    question: 'What does delivery cost, how long does it take, and can it be returned?',
    told: /deliver|postage|shipp|return|collect/i,
  },
  Manufacturing: {
    fact: 'material and lead time',
    question: 'Which material and sizes, and what is the lead time?',
    told: /steel|oak|wood|alumin|brass|plastic|mm|cm|lead time|weeks/i,
  },
  Healthcare: {
    fact: 'safety',
    question: 'Which approvals and safety notes apply?',
    told: /approv|certif|CE|UKCA|safe|registered|regulated/,
  },
  'Financial Services': {
    fact: 'cost and risk',
    question: 'What does it cost, and which risks have to be named?',
    told: /£|fee|risk|cost|regulated|FCA/i,
  },
  'Consumer Goods': {
    fact: 'material and care',
    question: 'What is it made of, and how is it looked after?',
    told: /made|cotton|wool|leather|wood|ceramic|wash|clean|care/i,
  },
};
