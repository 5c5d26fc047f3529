import type { PromptData, TaskContext } from '@steps/platform/src/core/contract/aiTask';

/** What a model is given of the brand, by name: its voice, its words, what it says of itself. Empty ones are left out. */
export function brandMaterial({ brandVoice, wordsToUse, wordsToAvoid, boilerplate }: TaskContext): PromptData {
  const all = {
    'brand-voice': brandVoice,
    'brand-words-to-use': (wordsToUse ?? []).join(', '),
    'brand-words-to-avoid': (wordsToAvoid ?? []).join(', '),
    'about-the-business': boilerplate ?? '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text.trim() !== ''));
}

/** How a model is to use it; our own words only. */
export function brandRules(material: PromptData): string[] {
  return [
    'brand-voice' in material && 'Write in the voice that the material “brand-voice” describes.',
    'brand-words-to-use' in material && 'Prefer the words of the material “brand-words-to-use” where they fit.',
    'brand-words-to-avoid' in material && 'Never write a word of the material “brand-words-to-avoid”.',
    'about-the-business' in material && 'The material “about-the-business” holds facts about the business.',
  ].filter((rule) => rule !== false);
}
