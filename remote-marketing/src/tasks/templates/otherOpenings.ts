/** Other first lines, each with an idea of its own: what is offered, the day, the price or the place comes first. */
export const otherOpenings = [
  '{Offer}: {subject}.',
  '{Until}: {offer}.',
  '{When}: {subject}.',
  '{Subject}, {price}.',
  '{Place}: {subject}.',
  'In one line: {subject}.',
] as const;
