import {
  type Audience,
  audiences,
  type Briefed,
  type BriefFacts,
  emailTones,
  fittingTemplate,
  headline,
  readers,
  required,
  type Slots,
  saysItself,
  shortened,
  slotsOf,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { type BlogAngle, blogAngles, blogTitles, titledSubject } from './templates/blogTemplates';

export const blogFields = {
  topic: required('the subject of the article'),
  angle: v.optional(v.picklist(blogAngles), 'how-to'),
  tone: v.optional(v.picklist(emailTones), 'friendly'),
  audience: v.optional(v.picklist(audiences), 'small-business'),
};

export const outlineSection = v.object({ heading: v.string(), points: v.array(v.string()) });

/** An article lives from its points; where to buy is not asked for. */
export const asArticle = (read: Briefed): Briefed => ({ ...read, facts: { ...read.facts, occasion: 'advice' } });

/** A title that fits; a subject that is one already stays as it is. */
export function titleOf(angle: BlogAngle, facts: BriefFacts, audience: Audience, from: number): string {
  const slots: Slots = { ...slotsOf(facts, ''), readers: readers[audience] };
  const ways =
    /:/.test(headline(facts)) || titledSubject.test(headline(facts)) || saysItself(headline(facts))
      ? ['{Subject}']
      : blogTitles[angle];
  return fittingTemplate(ways, slots, 70, from)?.text ?? (shortened(headline(facts), 70) || '[Title]');
}
