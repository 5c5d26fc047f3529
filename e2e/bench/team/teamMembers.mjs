// @ts-check
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { projectRoot } from '../../../shared/build/ports.mjs';
import { median } from '../benchReport.mjs';
import { quantile } from '../crm/crmMeasure.mjs';

/** @typedef {import('../crm/crmReport.mjs').CrmRow} CrmRow */

const members = 50;
const edits = 1000;
/** Of one member in a second: a person makes one in ten. */
const pace = 4;

/**
 * Fifty members who write at once, in this process, and the server beside it.
 * @param {import('./teamBench.mjs').Access} access @param {number} share of the edits
 * @returns {Promise<CrmRow[]>}
 */
export async function memberRows(access, share) {
  const { simulate } = await import(pathToFileURL(await bundled()).href);
  /** @type {import('./members').Simulated} */
  const { latencies, bytes, seconds, refused } = await simulate(access, {
    members,
    edits: Math.max(10, Math.round(edits * share)),
    pace,
  });
  const each = Math.round(latencies.length / members);
  console.log(
    `  ${members} members: ${each} edits each in ${seconds.toFixed(0)} s, ${refused} merged and tried again, longest ${Math.round(Math.max(...latencies))} ms`,
  );
  const of = `${members} members with ${each.toLocaleString('en-GB')} edits each, ${pace} a second and member: until another has one`;
  return [
    { what: `${of}, median`, unit: 'ms', ours: median(latencies) },
    { what: `${of}, p95`, unit: 'ms', ours: quantile(latencies, 0.95), most: 250 },
    { what: 'What an edit sends, bytes', unit: '', ours: bytes, most: 4000 },
  ];
}

/** @returns {Promise<string>} the file */
async function bundled() {
  const path = join(projectRoot, '.cache/bench/team');
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    target: 'node20',
    entry: { members: fileURLToPath(new URL('members.ts', import.meta.url)) },
    output: { path, filename: '[name].mjs', module: true, library: { type: 'module' } },
    resolve: { extensions: ['.ts', '.js'] },
    externals: { ws: 'module ws' },
    optimization: { minimize: false },
    performance: false,
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { detectSyntax: 'auto', jsc: { target: 'es2022' } },
        },
      ],
    },
  });
  await /** @type {Promise<void>} */ (
    new Promise((done, fail) => {
      compiler.run((error, stats) => {
        const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
        compiler.close(() => (broken ? fail(broken) : done()));
      });
    })
  );
  return join(path, 'members.mjs');
}
