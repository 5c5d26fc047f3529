import { expect, it } from 'vitest';
import { directionOf, languageName, languageOf, languages, ownDirection, proposedLanguage } from './languageRules';

it.each([
  ['مرحباً بكم في متجرنا الجديد', 'ar'],
  ['به فروشگاه ما خوش آمدید، چه چیزی می‌خواهید؟', 'fa'],
  ['ہماری دکان میں خوش آمدید، آپ کے لیے تازہ روٹی ہے', 'ur'],
  ['ברוכים הבאים למאפייה שלנו', 'he'],
  ['Добро пожаловать в нашу пекарню', 'ru'],
  ['Ласкаво просимо до нашої пекарні', 'uk'],
  ['Добре дошли в нашата пекарна, хлябът е още топъл', 'bg'],
  ['Καλώς ήρθατε', 'el'],
  ['焼きたてのパンをどうぞ', 'ja'],
  ['欢迎光临我们的面包店', 'zh'],
  ['갓 구운 빵', 'ko'],
  ['ยินดีต้อนรับ', 'th'],
  ['हमारी बेकरी में आपका स्वागत है', 'hi'],
  ['Wir backen das Brot jeden Morgen und sind für Sie da', 'de'],
  ['Nous cuisons le pain pour vous dans notre four', 'fr'],
  ['Horneamos el pan para los vecinos y es nuestro orgullo', 'es'],
  ['Welcome to our bakery, and thank you for coming', 'en'],
  ['Zapraszamy do naszej piekarni, chleb jest jeszcze ciepły', 'pl'],
  ['Vi bakar bröd till dig och det är inte dyrt', 'sv'],
  ['Brot', undefined],
  ['12 – 34 !', undefined],
  ['', undefined],
])('a text proposes its language: %s', (text, language) => {
  expect(proposedLanguage(text)).toBe(language);
});

it('what is chosen counts, else the text, else British English', () => {
  const text = () => 'مرحباً بكم';
  expect(languageOf({}, text)).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(languageOf({ language: 'de' }, text)).toEqual({ lang: 'de', dir: 'ltr' });
  expect(languageOf({ language: 'de', direction: 'rtl' }, text)).toEqual({ lang: 'de', dir: 'rtl' });
  expect(languageOf({ language: '"><script>' }, () => '')).toEqual({ lang: 'en-GB', dir: 'ltr' });
  expect(languageOf({}, () => 'The bread is for you and your friends')).toEqual({ lang: 'en-GB', dir: 'ltr' });
});

it('each language has a name and a direction', () => {
  expect(languageName('en-GB')).toBe('British English');
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar', 'fa', 'he', 'ur']);
});

it('a text of the other direction says so, and no other does', () => {
  expect(ownDirection('مرحباً 2026', 'ltr')).toEqual({ dir: 'rtl', lang: 'ar' });
  expect(ownDirection('Welcome to the bakery, and to you', 'rtl')).toEqual({ dir: 'ltr', lang: 'en' });
  expect(ownDirection('مرحباً', 'rtl')).toEqual({});
  expect(ownDirection('Welcome', 'ltr')).toEqual({});
  expect(ownDirection('£20', 'rtl')).toEqual({});
});
