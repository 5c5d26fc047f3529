// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, createOperator, encodeAccount, encodeOperator } from '@nats-io/jwt';

/** @typedef {ReturnType<typeof createOperator>} Pair */

/** What a server for teams starts with. @param {string} folder */
export const teamKeyFiles = (folder) => ({
  operator: join(folder, 'operator.jwt'),
  accounts: join(folder, 'accounts'),
});

/** @param {string} folder */
export const hasTeamKeys = (folder) => existsSync(teamKeyFiles(folder).operator);

/**
 * Makes the operator of a server and its system account. The folder gets what is signed and public; what signs is in the
 * owner's code alone, which is returned. Throws when the folder has keys: with others no device would come in any more.
 * @param {string} folder
 * @returns {Promise<string>}
 */
export async function newTeamKeys(folder) {
  if (hasTeamKeys(folder)) throw new Error(`Expected a folder without keys, got ${folder}, which has some.`);
  const [operator, system] = [createOperator(), createAccount()];
  const { operator: operatorFile, accounts } = teamKeyFiles(folder);
  mkdirSync(accounts, { recursive: true });
  const name = system.getPublicKey();
  const limits = { subs: -1, conn: -1, leaf: -1, imports: -1, exports: -1, data: -1, payload: -1, wildcards: true };
  writeFileSync(join(accounts, `${name}.jwt`), await encodeAccount('System', system, { limits }, { signer: operator }));
  // Written last: with it the keys are complete.
  writeFileSync(operatorFile, await encodeOperator('Steps', operator, { system_account: name }));
  const code = JSON.stringify({ operator: seedOf(operator), system: seedOf(system) });
  return `steps-server-1.${Buffer.from(code).toString('base64url')}`;
}

/** @param {Pair} pair */
const seedOf = (pair) => Buffer.from(pair.getSeed()).toString();
