import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isTaskKind, taskOf } from '../ai/tasks';
import { testNow } from '../testing';
import { seeded } from './random';
import { sampleReviews } from './sampleReviews';

describe('the AI results of the sample', () => {
  it('can be asked for again: their inputs are what their tasks want', () => {
    const reviews = sampleReviews(seeded(1), new Date(testNow)).filter(({ kind }) => isTaskKind(kind));
    expect(reviews.length).toBeGreaterThan(10);
    for (const { title, kind, inputs } of reviews) {
      const issues = isTaskKind(kind) ? v.safeParse(taskOf(kind).input, inputs).issues : undefined;
      expect(
        issues?.map(({ message }) => message),
        title,
      ).toBeUndefined();
    }
  });
});
