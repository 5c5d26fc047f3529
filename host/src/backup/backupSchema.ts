import { clientSchema } from '@steps/business/host';
import { RuleError } from '@steps/platform';
import * as v from 'valibot';

/** Version of the backup file. A change that older files do not fit raises it and gets a migration. */
export const backupVersion = 1;

const rowSchema = v.object({
  collection: v.pipe(v.string(), v.nonEmpty()),
  id: v.pipe(v.string(), v.nonEmpty()),
  /** As stored: the record with the version of its schema beside it, brought up to date when it is opened. */
  value: v.object({ v: v.number(), r: v.unknown() }),
});

const setAsideSchema = v.object({
  collection: v.string(),
  id: v.string(),
  raw: v.unknown(),
  reason: v.string(),
  at: v.string(),
});

const backupSchema = v.object({
  product: v.literal('Steps'),
  kind: v.literal('backup'),
  version: v.literal(backupVersion),
  /** UTC, ISO 8601. */
  madeAt: v.string(),
  workspace: v.object({ name: v.string(), rows: v.array(rowSchema), setAside: v.array(setAsideSchema) }),
  clients: v.array(
    v.object({
      client: clientSchema,
      rows: v.array(rowSchema),
      setAside: v.array(setAsideSchema),
    }),
  ),
  /** Sentences about what could not be read when the file was made; absent when it holds everything. */
  missing: v.optional(v.array(v.string())),
});

/** Everything of a workspace in one file. */
export type Backup = v.InferOutput<typeof backupSchema>;
/** One business of a backup with its records. */
export type BackupClient = Backup['clients'][number];
export type BackupRow = BackupClient['rows'][number];

/** Reads the text of a backup file. `RuleError` says what was expected and what came. */
export function parseBackup(text: string): Backup {
  const json = readJson(text);
  const { success, output: head } = v.safeParse(v.looseObject({ product: v.string(), version: v.number() }), json);
  if (!success || head.product !== 'Steps') {
    throw new RuleError('Choose a file made by “Download everything”; this is another kind of JSON file.');
  }
  if (head.version > backupVersion) {
    throw new RuleError(
      `This file has version ${head.version}; this page reads up to ${backupVersion}. Reload the page to use the newest Steps, then try again.`,
    );
  }
  const result = v.safeParse(backupSchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new RuleError(`The file is damaged at ${v.getDotPath(issue) ?? 'its start'}: ${issue.message}`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RuleError(`Choose a Steps backup file; this one is not complete JSON (${String(cause)}).`);
  }
}
