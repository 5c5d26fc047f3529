import { activeClient, type Client, type ClientInput, updateClient, useMay } from '@steps/business';
import { attempt } from '@steps/platform/ui';

/** Changes the brand of the open business, or says why not. Undo takes it back. */
export const changeBrand = (patch: ClientInput): boolean =>
  attempt('Not saved', () => {
    const client = activeClient();
    if (client) updateClient(client.id, patch);
  });

/** Whether the person at work may change the brand, and what else the business says of itself. */
export function useBrandRights(): { readonly brand: boolean; readonly business: boolean } {
  const may = useMay();
  const business = may('change', 'settings');
  return { brand: business || may('change', 'branding'), business };
}

/** Parts of a brand, as its setup asks for them. */
export const brandParts = {
  business: 'Business',
  logo: 'Logo',
  colours: 'Colours',
  fonts: 'Fonts',
  voice: 'Voice and words',
} as const;
export type BrandPart = keyof typeof brandParts;

/** What a brand still lacks, with the part of the setup that asks for it. */
export function brandGaps(client: Client): readonly { readonly part: BrandPart; readonly words: string }[] {
  const gaps: readonly (readonly [BrandPart, string, unknown])[] = [
    ['business', 'Kind of business', client.businessType],
    ['business', 'Industry', client.industry],
    ['logo', 'Logo', client.logo],
    ['colours', 'Main colour', client.primaryColour],
    ['fonts', 'Fonts', client.headingFont && client.bodyFont],
    ['voice', 'Voice', client.brandGuidelines.trim()],
    ['voice', 'Words to use or to avoid', [...(client.wordsToUse ?? []), ...(client.wordsToAvoid ?? [])].length],
    ['voice', 'Boilerplate', client.boilerplate?.trim()],
  ];
  return gaps.flatMap(([part, words, given]) => (given ? [] : [{ part, words }]));
}

/** What every section of the guidelines is given. */
export interface SectionProps {
  readonly client: Client;
  readonly rights: ReturnType<typeof useBrandRights>;
}
