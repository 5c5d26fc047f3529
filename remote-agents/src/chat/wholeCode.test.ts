import { busyTime } from '@steps/testing';
import { expect, it } from 'vitest';
import { withWholeCode } from './wholeCode';

const inner = '```json\n{ "a": 1 }\n```';

it('a block of Markdown that holds a block of code is closed by its own end', () =>
  expect(withWholeCode(`Here:\n\n\`\`\`markdown\n## One\n${inner}\n## Two\n\`\`\`\n\nafter`)).toBe(
    `Here:\n\n\`\`\`\`markdown\n## One\n${inner}\n## Two\n\`\`\`\`\n\nafter`,
  ));

it('its marks are longer than any inside', () =>
  expect(withWholeCode('```md\n`````js\nx\n`````\n```')).toBe('``````md\n`````js\nx\n`````\n``````'));

it('what stands behind the marks is one word for the parser', () =>
  expect(withWholeCode('> ~~~ js notes `one`\n> x')).toBe('> ~~~js%20notes%20`one`\n> x'));

it.each([
  '```markdown\n# One\n```\n\nwords',
  '````md\n```md\n## Heading\n```ruby\nputs\n```\n**Bold**\n```\n````\n\nafter',
  '````markdown\n```\nplain\n```\n````',
  `~~~markdown\nOne\n${inner}\ntwo\n~~~`,
  '```js\n```json\nx\n```\n```',
  '```markdown\n```json\nstill being written',
  inner,
  'no code at all',
])('everything else stays as it is: %j', (text) => expect(withWholeCode(text)).toBe(text));

it.each(['```\n', '```js\n```\n', '```md\n```js\n```\n', '```md\n', '~~~md\n```\n'])(
  'a model that goes round in circles holds nothing up: %j',
  async (piece) => {
    const text = piece.repeat(Math.ceil(180_000 / piece.length));
    expect(await busyTime(() => withWholeCode(text))).toBeLessThan(1000);
  },
);
