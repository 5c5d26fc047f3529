import { busyTime } from '@steps/testing/src/busyTime';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closesOnly, visibleSoFar, withoutThoughts } from './thoughts';

const answer = 'The price is 120 pounds.';
const thought = 'The user wants a price. I must not say that our margin is 40 %.';

describe('what a model thinks aloud is not shown', () => {
  it.each([
    ['<think>', `<think>\n${thought}\n</think>\n\n${answer}`],
    ['<thinking>', `<thinking>${thought}</thinking>${answer}`],
    ['<thought>', `\n<thought>\n${thought}\n</thought>\n${answer}`],
    ['<reasoning>', `<reasoning>\n${thought}\n</reasoning>\n\n${answer}`],
    ['capitals and attributes', `<THINK time="3s">${thought}</THINK>${answer}`],
    ['a name with a prefix', `<seed:think>${thought}</seed:think>${answer}`],
    ['square brackets', `[THINK]${thought}[/THINK]${answer}`],
    ['square brackets of another name', `[reasoning]\n${thought}\n[/reasoning]\n${answer}`],
    ['a chain of thought', `<chain_of_thought>${thought}</chain_of_thought>${answer}`],
    ['a mark of the end behind it', `<think>${thought}</think>${answer}<|im_end|>`],
    [
      'a channel of tools',
      `<|channel|>commentary to=functions.find<|message|>{"q":"margin"}<|call|><|start|>assistant<|channel|>final<|message|>${answer}`,
    ],
    ['Kimi’s marks', `◁think▷${thought}◁/think▷${answer}`],
    [
      'marks of a solution',
      `<|begin_of_thought|>\n${thought}\n<|end_of_thought|>\n<|begin_of_solution|>\n${answer}\n<|end_of_solution|>`,
    ],
    ['marks of a response', `<|START_THINKING|>${thought}<|END_THINKING|><|START_RESPONSE|>${answer}<|END_RESPONSE|>`],
    [
      'channels',
      `<|channel|>analysis<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>${answer}<|return|>`,
    ],
    [
      'channels, the first mark left out',
      `analysis<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>${answer}`,
    ],
    ['channels without marks', `analysis${thought}assistantfinal${answer}`],
    ['a channel of Gemma', `<|channel>thought\n${thought}<channel|>${answer}`],
    ['a closing mark alone', `${thought}\n</think>\n\n${answer}`],
    ['a closing mark alone, in the line', `${thought}</think>${answer}`],
    ['a closing mark of another name', `${thought}\n</thought>\n${answer}`],
    [
      'a closing mark after a mention of the opening one',
      `I never write <think> aloud. ${thought}\n</think>\n${answer}`,
    ],
    ['two thoughts', `<think>${thought}</think>\n<think>And the tax?</think>\n${answer}`],
    ['an empty thought', `<think>\n\n</think>\n\n${answer}`],
    ['half a block of code in a thought', `<think>\nI draft:\n\`\`\`json\n{"a":\n</think>\n${answer}`],
    ['a thought that mentions its mark in code', `<think>Not \`</think>\` yet. ${thought}</think>${answer}`],
  ])('%s', (_, text) => {
    expect(withoutThoughts(text)).toBe(answer);
    for (let at = 0; at <= text.length && !closesOnly(text); at += 3)
      if (!text.startsWith('analysis')) expect(visibleSoFar(text.slice(0, at))).not.toContain('margin');
  });

  it('in the middle of an answer', () => {
    expect(withoutThoughts(`Let me see.\n<think>\n${thought}\n</think>\n${answer}`)).toBe(`Let me see.\n\n${answer}`);
  });

  it.each([
    `<think>${thought}`,
    `<think>${thought}</think>`,
    `${thought}\n</think>`,
    `<|channel|>analysis<|message|>${thought}`,
  ])('where nothing else came: %s', (text) => expect(withoutThoughts(text)).toBe(''));
});

describe('an answer that speaks of the marks is not cut', () => {
  it.each([
    'Models write `<think>` first and `</think>` after it.',
    'It ends with `</think>`.',
    'Some models write <think> before their answer and </think> after it.',
    'The tag </think> closes a thought.',
    'Put “</think>” at the end.',
    'An example:\n\n```\n<think>\nWhat is 2 + 2?\n</think>\n4\n```\n\nThat is all.',
    'An example:\n\n~~~xml\n</think>\n~~~',
    'The marks are:\n\n- <think>\n- </think>',
    'Harmony writes <|channel|>final<|message|> before the answer.',
    'It uses [THINK] and [/THINK].',
    '<p>Not a thought</p>',
    '5 < 6, and [this](/?module=crm) is a link.',
    'Analysis of the final quarter: sales rose.',
  ])('%s', (text) => expect(withoutThoughts(text)).toBe(text));
});

it.each([
  '</think>\n',
  'a </think> b ',
  '<think>a</think>\n',
  '<think>\n',
  '```\na\n',
  '`',
  '~~~\n',
  ' ',
  '\n',
  '<|channel|>',
  '<|end|>',
])('a model that goes round in circles holds nothing up: %j', async (piece) => {
  const text = `${piece.repeat(Math.ceil(180_000 / piece.length))}x`;
  // A text of this length took minutes where each mark looked through all of it.
  expect(await busyTime(() => withoutThoughts(text))).toBeLessThan(2000);
});

it('a text without marks stays as it is', () => {
  const signs = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '`',
    '```',
    '<',
    '>',
    '/',
    '|',
    '[',
    ']',
    'think',
    '1. ',
    '{',
    '}',
    '“',
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      fc.pre(!/<\/?think(\s[^<>]*)?>|\[\/?think\]/i.test(text));
      expect(withoutThoughts(text)).toBe(text.trim());
    }),
  );
});
