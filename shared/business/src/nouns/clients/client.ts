import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

/** What a business says about itself (spec 1, section 3, "Onboarding data"). */
export const businessFields = {
  businessName: v.string(),
  businessType: v.string(),
  employeeSize: v.string(),
  country: v.string(),
  industry: v.string(),
  selectedModules: v.array(v.string()),
  brandGuidelines: v.string(),
};

/** Whose colours the interface and the agents wear (spec 2, section 6). */
export const brandModes = ['platform', 'client'] as const;

/** How a business looks and sounds, beside its guidelines. */
const brandFields = {
  /** Its accent, `#1f6feb`; in brand mode `client` the interface has it too. */
  primaryColour: v.optional(v.string()),
  /** For the window's icon and the mark of the business. */
  secondaryColour: v.optional(v.string()),
  /** Further colours, each with a name. */
  brandColours: v.optional(v.array(v.object({ name: v.string(), colour: v.string() }))),
  brandMode: v.optional(v.picklist(brandModes)),
  /** Brand mode `client` changes the interface only with it. */
  applyBrand: v.optional(v.boolean()),
  /** How the business calls itself in public, when that is not its name. */
  brandName: v.optional(v.string()),
  /** Pictures as `data:` addresses. */
  logo: v.optional(v.string()),
  favicon: v.optional(v.string()),
  /** Names of font stacks of the builders. */
  headingFont: v.optional(v.string()),
  bodyFont: v.optional(v.string()),
  wordsToUse: v.optional(v.array(v.string())),
  wordsToAvoid: v.optional(v.array(v.string())),
  /** Readers of this age understand its texts. */
  readingAge: v.optional(v.number()),
  /** What it says of itself wherever it is introduced. */
  boilerplate: v.optional(v.string()),
};

/** A client of the workspace (spec 1, section 3, "Active client"): its records are a database of their own. */
export const clientSchema = v.object({
  ...businessFields,
  /** `client-` and a timestamp in ms; `client-sample` for the sample. */
  id: v.string(),
  /** One client at a time is active. */
  isActive: v.boolean(),
  /** Made up, for trying the product out. */
  sample: v.boolean(),
  /** Remotes that have added their records to the sample business. */
  sampleParts: v.optional(v.array(v.string())),
  ...brandFields,
  /** "Powered by Steps" is hidden, and the window is named after the brand. */
  whiteLabel: v.optional(v.boolean()),
  /** Put away, with all its records; UTC, ISO 8601. */
  archivedAt: v.optional(v.string()),
  createdAt: v.string(),
});

export type Client = Readonly<v.InferOutput<typeof clientSchema>>;
/** What a new client can be given; a business name at least. */
export type ClientInput = Partial<Omit<Client, 'id' | 'isActive' | 'createdAt'>>;

/** The clients of the workspace. */
export const clients = defineCollection({
  name: 'clients',
  module: 'settings',
  everyoneReads: true,
  scope: 'workspace',
  schema: clientSchema,
  version: 1,
  loadFirst: 1,
  undoable: true,
  followsAlong: ['isActive', 'sampleParts'],
  // Changing the brand needs only the right to change branding, not the right to the settings.
  needs: (before, after, usual) =>
    before && after && onlyBrand(before, after) ? { ...usual, modules: ['branding', 'settings'] } : usual,
});

/** What a client says of how it looks and sounds. */
export const brandOf = (client: Client): Partial<Client> =>
  Object.fromEntries(Object.entries(client).filter(([key, value]) => isBrand(key) && value !== undefined));

/** The client with another brand, as `brandOf` has it. `ValiError` for what is none. */
export const withBrand = (client: Client, brand: unknown): Client =>
  v.parse(clientSchema, {
    ...Object.fromEntries(Object.entries(client).filter(([key]) => !isBrand(key))),
    brandGuidelines: '',
    ...Object.fromEntries(Object.entries(Object(brand)).filter(([key]) => isBrand(key))),
  });

const isBrand = (key: string) => key in brandFields || key === 'brandGuidelines';

const onlyBrand = (before: Client, after: Client) =>
  Object.entries({ ...before, ...after }).every(
    ([key]) => isBrand(key) || before[key as keyof Client] === after[key as keyof Client],
  );
