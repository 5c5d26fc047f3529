import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { emlFile } from './emlFile';

const fileOf = (subject: string, name = 'Ada', unsubscribe = '') =>
  emlFile({
    sender: { name, email: 'shop@example.com' },
    reader: { name, email: 'ada@example.com' },
    subject,
    text: 'Hi',
    html: '<p>Hi</p>',
    unsubscribe,
  });

it.each([
  'Short',
  'Das große Frühlingsfest der Bäckerei am Hafen: Körbe, Kränze, Kuchen und ein Überraschungsgast für Groß und Klein',
  '春のパン祭りのお知らせ：今週末は港のベーカリーで焼きたての食パンを半額でご提供いたします。ぜひお越しください',
  'أهلاً بكم في مخبز الميناء! نقدم لكم هذا الأسبوع خبزاً طازجاً بنصف السعر وقهوة مجانية لكل زائر',
  `${'🥐🥖'.repeat(40)} end`,
])(
  'a subject is folded so that every line and word is as short as mail allows, and reads the same: %s',
  async (subject) => {
    const file = await fileOf(subject, subject);
    const [head = ''] = file.split(/\r?\n\r?\n/u);
    for (const line of head.split(/\r?\n/u)) expect(line.length).toBeLessThanOrEqual(76);
    for (const [word] of head.matchAll(/=\?.*?\?=/gu)) expect(word.length).toBeLessThanOrEqual(75);
    const read = await new PostalMime().parse(file);
    expect(read.subject).toBe(subject);
    expect(read.from).toMatchObject({ name: subject, address: 'shop@example.com' });
    expect(read.to?.[0]).toMatchObject({ name: subject, address: 'ada@example.com' });
  },
);

it('an address of another alphabet is encoded in a header', async () => {
  expect(await fileOf('Hi', 'Ada', 'https://bäckerei.example/größe?a=b')).toContain(
    'List-Unsubscribe: <https://xn--bckerei-5wa.example/gr%C3%B6%C3%9Fe?a=b>',
  );
});
