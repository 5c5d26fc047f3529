import { knownValues } from '@steps/business/queries';
import { ownFields } from '@steps/platform';

/** Values of a field that says when in the day something is. They are known without looking at the records. */
export const dayParts = {
  silent: true,
  ...knownValues({ morning: ['mornings'], afternoon: ['afternoons'], evening: ['evenings'] }),
};

/** By the clock here: the afternoon begins at noon, the evening at six. */
export function dayPart(at: string): string {
  const { hour } = ownFields(at);
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}

/** Hours since midnight by the clock here: 14.5 is 14:30. */
export function clockHour(at: string): number {
  const { hour, minute } = ownFields(at);
  return hour + minute / 60;
}
