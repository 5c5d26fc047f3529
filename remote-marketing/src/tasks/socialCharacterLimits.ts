/** Hints only, never enforced (spec 2, section 9). */
export const socialCharacterLimits = { linkedin: 3000, twitter: 280, facebook: 2000, instagram: 2200 } as const;
