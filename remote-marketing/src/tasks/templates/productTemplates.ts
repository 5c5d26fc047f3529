import type { EmailTone } from '@steps/business/tasks';
import type { CopyFramework } from '../marketingChoices';
import type { ProductCopyType } from '../productParts';

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
    ],
    friendly: [
      '{Product}, from all of us at {business}.',
      '{Product}: a closer look for you.',
      '{Product}, and what we like you to know.',
    ],
    casual: ['{Product}. Have a look.', '{Product}, by {business}. Here’s the gist.', '{Product}: the short version.'],
    urgent: [
      '{Product}, if you need one soon.',
      '{Product}: what to know today.',
      '{Product}, from {business}, ready to read in a minute.',
    ],
    empathetic: [
      '{Product}, for when you want to choose in peace.',
      '{Product}, from {business}. Take your time.',
      '{Product}, set out simply.',
    ],
    authoritative: [
      '{Product}: the facts.',
      '{Product}, from {business}: what you get.',
      '{Product}. Read this before you choose.',
    ],
  },
  'Feature Lists': {
    professional: ['The features of {product}, one by one.', 'What {product} includes.'],
    friendly: ['Here’s what {product} gives you.', 'The good things about {product}.'],
    casual: ['What you get with {product}.', '{Product}, bit by bit.'],
    urgent: ['{Product} in one minute.', '{Product}: the list to check today.'],
    empathetic: ['{Product}, one feature at a time.', 'What {product} can do for you.'],
    authoritative: ['{Product}: the complete list.', 'What {product} has, point by point.'],
  },
  'Technical Specifications': {
    professional: ['The specification of {product}.', '{Product}: technical details.'],
    friendly: ['The technical side of {product}, in plain words.', '{Product}: the details you asked for.'],
    casual: ['The nuts and bolts of {product}.', '{Product}: the technical bit.'],
    urgent: ['{Product}: check these details today.', 'The specification of {product}, to check now.'],
    empathetic: ['{Product}: the details, set out simply.', 'The specification of {product}, without jargon.'],
    authoritative: ['{Product}: specification.', 'The specification of {product}, for your records.'],
  },
  'Comparison Charts': {
    professional: ['Set {product} beside what you use today.', 'Points on which to compare {product}.'],
    friendly: ['How does {product} compare? Have a look.', 'Put {product} next to yours and see.'],
    casual: ['{Product} against what you’ve got.', 'Line them up: {product}, and yours.'],
    urgent: ['Compare {product} today, with these points.', '{Product}: compare before you renew.'],
    empathetic: ['Choosing is easier with a list: {product}, point by point.', 'Take your time to compare {product}.'],
    authoritative: ['Compare {product} point by point.', '{Product}: judge it by these.'],
  },
  'User Manuals': {
    professional: ['Thank you for choosing {product}.', 'Please read this before you use {product}.'],
    friendly: ['Thank you for choosing {product}. We’re glad you did.', 'Welcome to {product}.'],
    casual: ['You’ve got {product}. Here’s how to start.', '{Product}: let’s get going.'],
    urgent: ['Please read this before you start with {product}.', '{Product}: first steps, today.'],
    empathetic: [
      'New to {product}? Take it one step at a time.',
      'Thank you for choosing {product}. There is no rush.',
    ],
    authoritative: ['{Product}: begin here.', 'Before you use {product}, read this.'],
  },
  'Sales Sheets': {
    professional: [
      '{Product} by {business}: the facts on one page.',
      '{Product}, summarised for your decision.',
      '{Product}: a summary.',
    ],
    friendly: [
      '{Product}, by {business}, on one page.',
      'All about {product}, on one page.',
      '{Product}: what we’d tell you over a coffee.',
    ],
    casual: ['{Product}, in a nutshell.', '{Product}, by {business}: the one-pager.', '{Product}, without the waffle.'],
    urgent: [
      '{Product}: all you need to decide today.',
      '{Product}, by {business}, at a glance.',
      '{Product}, on one page for today’s meeting.',
    ],
    empathetic: [
      '{Product}: everything in one place.',
      '{Product}, by {business}, set out simply.',
      '{Product}, to read in your own time.',
    ],
    authoritative: ['{Product}: the case on one page.', '{Product}, by {business}: the facts.', '{Product}, in brief.'],
  },
  'Catalog Copy': {
    professional: ['{Product}, by {business}.', '{Product}.', '{Product}. Details below.'],
    friendly: ['{Product}, from {business}.', '{Product}, one to look at.', '{Product}, worth a closer look.'],
    casual: ['{Product}, by {business}. Take a look.', '{Product}. In a line or two.', '{Product}. Quick look?'],
    urgent: [
      '{Product}, from {business}, for when you need it soon.',
      '{Product}. See it today.',
      '{Product}. Choose today.',
    ],
    empathetic: [
      '{Product}, by {business}, in your own time.',
      '{Product}. See if it suits you.',
      '{Product}. No rush.',
    ],
    authoritative: ['{Product}, by {business}: details.', '{Product}. The facts follow.', '{Product}. In short.'],
  },
  'E-commerce Listings': {
    professional: ['{Product}, from {business}.', '{Product}: details.', '{Product}: what you receive.'],
    friendly: [
      '{Product}, from {business}, to you.',
      '{Product}: what’s in the parcel.',
      '{Product}. Have a good look.',
    ],
    casual: [
      '{Product}. Here’s what turns up.',
      '{Product}, by {business}. Add it if you like it.',
      '{Product}. The basics.',
    ],
    urgent: [
      '{Product}, from {business}: check it today.',
      '{Product}: before you order.',
      '{Product}: need one soon?',
    ],
    empathetic: [
      '{Product}, by {business}. Read it through, then choose.',
      '{Product}: all the details, so you can be sure.',
      '{Product}. Ask if you are unsure.',
    ],
    authoritative: [
      '{Product}, by {business}: the details.',
      '{Product}: what it is.',
      '{Product}: the facts of this listing.',
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
  ],
  friendly: [
    'Not sure whether it is right for you? Just ask.',
    'If you’d like to know more, just ask.',
    'Ask us anything. We like questions.',
    'We’re happy to help you choose.',
  ],
  casual: [
    'Any questions? Give us a shout.',
    'Want to know more? You know where we are.',
    'Not sure? Ask away.',
    'Ask us. We don’t bite.',
  ],
  urgent: [
    'If you need it soon, tell us today.',
    'Tell us today when you need it.',
    'Need it by a certain day? Ask us today.',
    'Ask us today what is possible for you.',
  ],
  empathetic: [
    'Take your time to choose, and ask us anything.',
    'There’s no rush. Ask us whatever you like.',
    'If it is not right for you, we will say so.',
    'Ask as often as you need to.',
  ],
  authoritative: [
    'Compare it with what you have before you decide.',
    'Read the details, then decide what suits you.',
    'Ask for anything that is not on this page.',
    'Check it against what you need.',
  ],
};
