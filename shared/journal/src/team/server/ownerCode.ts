import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import { fromTextCode, toTextCode } from './textCode';

/** An nkey that signs: its kind is the second letter. */
const seedOf = (kind: 'O' | 'A' | 'U') => v.pipe(v.string(), v.regex(new RegExp(`^S${kind}[A-Z2-7]{56}$`)));
const accountSeed = seedOf('A');
export const userSeed = seedOf('U');

export const ownerCodeSchema = v.object({
  /** Signs the accounts of the server. */
  operator: seedOf('O'),
  /** Signs who may give the server an account. */
  system: accountSeed,
});

/** What a server says once, at its first start. Whoever has it decides who comes in; it reads nothing. */
export type OwnerCode = Readonly<v.InferOutput<typeof ownerCodeSchema>>;

/** What the owner's device has: an owner's code, and the account of the workspace, which signs its devices. All are seeds. */
export const ownerKeysSchema = v.object({ ...ownerCodeSchema.entries, account: accountSeed });
export type OwnerKeys = Readonly<v.InferOutput<typeof ownerKeysSchema>>;

const ownerMark = 'steps-server-1.';

export const ownerCodeText = ({ operator, system }: OwnerCode): string => toTextCode(ownerMark, { operator, system });

/** Reads what the server has shown. `RuleError` for any other text. */
export function readOwnerCode(typed: string): OwnerCode {
  try {
    return v.parse(ownerCodeSchema, fromTextCode(ownerMark, typed));
  } catch {
    throw new RuleError(
      `Enter the owner's code that the server has shown at its first start: it begins with ${ownerMark}`,
    );
  }
}
