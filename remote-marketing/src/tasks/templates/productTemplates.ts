import type { EmailTone, Missing } from '@steps/business/tasks';
import type { CopyFramework } from '../marketingChoices';
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

/** The first line by copy type and tone; one that needs the business is left out where it has no name. */
export const productOpenings: Record<ProductCopyType, Record<EmailTone, readonly string[]>> = {
  'Product Descriptions': {
    professional: [
      '{Product}, from {business}.',
      '{Product}, described in full.',
      'This is what {product} offers you.',
      'The details of {product}, in order.',
    ],
    friendly: [
      '{Product}, from all of us at {business}.',
      '{Product}: a closer look for you.',
      '{Product}, and what we like you to know.',
      'Meet {product}.',
    ],
    casual: [
      '{Product}. Have a look.',
      '{Product}, by {business}. Here’s the gist.',
      '{Product}: the short version.',
      'Let’s look at {product}.',
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
      'A calm look at {product}.',
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
      'The features of {product}, one by one.',
      'What {product} includes.',
      'A list of what {product} offers.',
      '{Product}: each feature in turn.',
    ],
    friendly: [
      'Here’s what {product} gives you.',
      'The good things about {product}.',
      'A look through {product}, feature by feature.',
      'Let’s go through {product} together.',
    ],
    casual: [
      'What you get with {product}.',
      '{Product}, bit by bit.',
      '{Product}: the bits that matter.',
      'The rundown on {product}.',
    ],
    urgent: [
      '{Product} in one minute.',
      '{Product}: the list to check today.',
      '{Product}, listed for a quick check.',
      'Short of time? {Product} in a list.',
    ],
    empathetic: [
      '{Product}, one feature at a time.',
      'What {product} can do for you.',
      'No need to read it all at once: {product}, in a list.',
      '{Product}, in small steps.',
    ],
    authoritative: [
      '{Product}: the complete list.',
      'What {product} has, point by point.',
      '{Product}: features, in order.',
      'Check {product} against this list.',
    ],
  },
  'Technical Specifications': {
    professional: [
      'The specification of {product}.',
      '{Product}: technical details.',
      '{Product}: data for your file.',
      'Technical information on {product}.',
    ],
    friendly: [
      'The technical side of {product}, in plain words.',
      '{Product}: the details you asked for.',
      'Here are the technical details of {product}.',
      'For anyone who likes the detail: {product}.',
    ],
    casual: [
      'The nuts and bolts of {product}.',
      '{Product}: the technical bit.',
      '{Product}, under the bonnet.',
      'Specs for {product}.',
    ],
    urgent: [
      '{Product}: check these details today.',
      'The specification of {product}, to check now.',
      '{Product}: the details to confirm before you order.',
      'Need the details of {product} today? Here.',
    ],
    empathetic: [
      '{Product}: the details, set out simply.',
      'The specification of {product}, without jargon.',
      'The details of {product}, one line at a time.',
      '{Product}: the technical part, in plain words.',
    ],
    authoritative: [
      '{Product}: specification.',
      'The specification of {product}, for your records.',
      '{Product}: technical data.',
      'The details of {product}, as given.',
    ],
  },
  'Comparison Charts': {
    professional: [
      'Set {product} beside what you use today.',
      'Points on which to compare {product}.',
      'A fair comparison begins here: {product}.',
      'Compare {product} on the points below.',
    ],
    friendly: [
      'How does {product} compare? Have a look.',
      'Put {product} next to yours and see.',
      'Comparing? Here is {product}.',
      'A few points to help you compare {product}.',
    ],
    casual: [
      '{Product} against what you’ve got.',
      'Line them up: {product}, and yours.',
      'Shopping around? Here’s {product}.',
      'How to size up {product}.',
    ],
    urgent: [
      'Compare {product} today, with these points.',
      '{Product}: compare before you renew.',
      'Deciding today? Compare {product} here.',
      'Put {product} on your list to compare today.',
    ],
    empathetic: [
      'Choosing is easier with a list: {product}, point by point.',
      'Take your time to compare {product}.',
      'Not sure which to choose? Here is {product}.',
      'Comparing can be tiring, so here is {product} in short.',
    ],
    authoritative: [
      'Compare {product} point by point.',
      '{Product}: judge it by these.',
      'Measure {product} against what you need.',
      'Set {product} against your own list.',
    ],
  },
  'User Manuals': {
    professional: [
      'Thank you for choosing {product}.',
      'Please read this before you use {product}.',
      'This guide introduces {product}.',
      'How to begin with {product}.',
    ],
    friendly: [
      'Thank you for choosing {product}. We’re glad you did.',
      'Welcome to {product}.',
      'Let’s get you started with {product}.',
      'Here’s how to begin with {product}.',
    ],
    casual: [
      'You’ve got {product}. Here’s how to start.',
      '{Product}: let’s get going.',
      'Got {product}? Start here.',
      'First things first with {product}.',
    ],
    urgent: [
      'Please read this before you start with {product}.',
      '{Product}: first steps, today.',
      'Starting with {product} today? Read this first.',
      'Before the first use of {product}, please read this.',
    ],
    empathetic: [
      'New to {product}? Take it one step at a time.',
      'Thank you for choosing {product}. There is no rush.',
      'Getting to know {product} takes a little time. Begin here.',
      'A gentle start with {product}.',
    ],
    authoritative: [
      '{Product}: begin here.',
      'Before you use {product}, read this.',
      'Read this guide to {product} first.',
      '{Product}: how to use it.',
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
      'All about {product}, on one page.',
      '{Product}: what we’d tell you over a coffee.',
      'A page about {product}, for you to keep.',
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
      'Deciding on {product} today? Start with this page.',
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
      '{Product}, from {business}, for when you need it soon.',
      '{Product}. See it today.',
      '{Product}. Choose today.',
      '{Product}. Needed soon?',
    ],
    empathetic: [
      '{Product}, by {business}, in your own time.',
      '{Product}. See if it suits you.',
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
      '{Product}, by {business}. Add it if you like it.',
      '{Product}. The basics.',
      '{Product}. The lowdown.',
    ],
    urgent: [
      '{Product}, from {business}: check it today.',
      '{Product}: before you order.',
      '{Product}: need one soon?',
      '{Product}: what to check before you buy.',
    ],
    empathetic: [
      '{Product}, by {business}. Read it through, then choose.',
      '{Product}: all the details, so you can be sure.',
      '{Product}. Ask if you are unsure.',
      '{Product}: read as much as you need.',
    ],
    authoritative: [
      '{Product}, by {business}: the details.',
      '{Product}: what it is.',
      '{Product}: the facts of this listing.',
      '{Product}: read before you order.',
    ],
  },
};

/** The order in which each framework tells what there is. */
export const productOrder: Record<CopyFramework, readonly ('told' | 'features' | 'facts')[]> = {
  AIDA: ['told', 'features', 'facts'],
  PAS: ['told', 'facts', 'features'],
  BAB: ['facts', 'told', 'features'],
  FAB: ['features', 'told', 'facts'],
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
