/** The address is an example's: this code has no desk behind it. An installation that has one changes it here. */
export const supportAddress = 'support@steps.example';

/** An email draft with what support asks for first. It holds no record of a customer. */
export function supportMail(about: string): string {
  const body = [
    'What I wanted to do:',
    '',
    'What happened instead:',
    '',
    'What I tried:',
    '',
    `Browser: ${navigator.userAgent}`,
  ].join('\n');
  return `mailto:${supportAddress}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
}
