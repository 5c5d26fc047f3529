import * as v from 'valibot';

/** OWASP's floor for PBKDF2 with SHA-256 (architecture, section 7). */
export const pbkdf2Iterations = 600_000;

/** A key encrypted by another with AES-GCM; base64. */
const wrappedKeySchema = v.object({
  wrappedKey: v.pipe(v.string(), v.base64()),
  iv: v.pipe(v.string(), v.base64()),
});

const protectionSchema = v.object({
  kdf: v.literal('PBKDF2'),
  hash: v.literal('SHA-256'),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(pbkdf2Iterations)),
  /** 128 bits, base64. */
  salt: v.pipe(v.string(), v.base64()),
  ...wrappedKeySchema.entries,
  recovery: wrappedKeySchema,
  /**
   * The same data key for people with a passphrase of their own. One salt for all of them, so that one derivation tells
   * whose it is and no name is stored beside it.
   */
  people: v.optional(
    v.object({
      salt: v.pipe(v.string(), v.base64()),
      iterations: v.pipe(v.number(), v.integer(), v.minValue(pbkdf2Iterations)),
      keys: v.array(v.object({ person: v.string(), ...wrappedKeySchema.entries })),
    }),
  ),
});

/** What localStorage holds under `steps.workspace`. */
export const workspaceRecordSchema = v.object({
  version: v.literal(1),
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  /** UTC, ISO 8601. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  protection: v.union([v.literal('none'), protectionSchema]),
  attempts: v.object({
    failures: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** UTC, milliseconds since 1970; no try before it. */
    notBefore: v.number(),
  }),
});

/** What a copy of the data takes along, so that a passphrase opens it elsewhere: wrapped keys only. */
export const keyRecordSchema = v.object({ id: v.pipe(v.string(), v.minLength(1)), protection: protectionSchema });

/** The recovery file: what a person keeps outside the browser. */
export const recoveryFileSchema = v.object({
  product: v.literal('Steps'),
  kind: v.literal('recovery key'),
  workspace: v.string(),
  workspaceId: v.string(),
  created: v.string(),
  recoveryKey: v.string(),
  instructions: v.array(v.string()),
});

export type KeyRecord = v.InferOutput<typeof keyRecordSchema>;
export type WrappedKey = v.InferOutput<typeof wrappedKeySchema>;
export type Protection = v.InferOutput<typeof protectionSchema>;
export type WorkspaceRecord = v.InferOutput<typeof workspaceRecordSchema>;
export type RecoveryFileContent = v.InferOutput<typeof recoveryFileSchema>;
