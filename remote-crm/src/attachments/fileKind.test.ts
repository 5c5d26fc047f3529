import { expect, it } from 'vitest';
import { fileKind, isMisnamed, namedAs } from './fileKind';

const kindOf = (text: string) => fileKind(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));

it.each([
  ['MZ\u0090\u0000', 'a program', true],
  ['\u007fELF', 'a program', true],
  ['#!/bin/sh\n', 'a script', true],
  ['\n <!DOCTYPE html><p>', 'a web page', true],
  ['<?xml version="1.0"?><svg onload=x>', 'a web page', true],
  ['%PDF-1.7', 'a PDF document', undefined],
  ['PK\u0003\u0004', 'a ZIP archive', undefined],
])('%j is %s, whatever it is called', (text, name, runs) => {
  expect(kindOf(text)).toMatchObject({ name });
  expect(kindOf(text)?.runs).toBe(runs);
});

it('text is text', () => {
  expect(kindOf('Dear Ada, <b>jam</b>')).toBeUndefined();
  expect(kindOf('')).toBeUndefined();
});

it('a name that contradicts the content is noticed, and one without an ending gets one', () => {
  const [program, pdf, sheet] = [kindOf('MZ'), kindOf('%PDF'), kindOf('PK\u0003\u0004')];
  expect(program && isMisnamed('photo.jpg', program)).toBe(true);
  expect(program && isMisnamed('Setup.EXE', program)).toBe(false);
  expect(sheet && isMisnamed('prices.xlsx', sheet)).toBe(false);
  expect(namedAs('Unnamed file', pdf)).toBe('Unnamed file.pdf');
  expect(namedAs('photo.jpg', program)).toBe('photo.jpg');
  expect(namedAs('notes', undefined)).toBe('notes');
});
