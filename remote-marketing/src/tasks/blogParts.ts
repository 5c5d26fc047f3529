import { emailTones, field, phrase } from '@steps/business/tasks';
import * as v from 'valibot';
import { saysItself } from './brief/briefFacts';
import type { Telling } from './brief/telling';
import { fittingTemplate } from './chooseTemplate';
import { type Audience, audiences, readers } from './marketingChoices';
import { type BlogAngle, blogAngles, blogTitles, titledSubject } from './templates/blogTemplates';

export const blogFields = {
  topic: field.required('the subject of the article'),
  angle: v.optional(v.picklist(blogAngles), 'how-to'),
  tone: v.optional(v.picklist(emailTones), 'friendly'),
  audience: v.optional(v.picklist(audiences), 'small-business'),
};

export const outlineSection = v.object({ heading: v.string(), points: v.array(v.string()) });

/** A title that fits; a subject that is one already stays as it is. */
export function titleOf(angle: BlogAngle, { headline, slots }: Telling, audience: Audience, from: number): string {
  const isTitle = /[:?]/.test(headline) || titledSubject.test(headline) || saysItself(headline);
  const ways = isTitle ? ['{Subject}'] : blogTitles[angle];
  const title = fittingTemplate(ways, { ...slots, readers: readers[audience] }, 70, from);
  return title || phrase.shortened(headline, 70) || '[Title]';
}
