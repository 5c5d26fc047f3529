/** Preview sizes in CSS pixels (spec 2, section 9). */
export const deviceSizes = {
  desktop: { width: 1200, height: 800 },
  tablet: { width: 768, height: 1024 },
  mobile: { width: 375, height: 667 },
} as const;
