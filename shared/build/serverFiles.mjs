// @ts-check
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressFrom, isCompressible } from './headers.mjs';

const compressors = {
  /** @param {Buffer} bytes @param {boolean} patient */
  br: (bytes, patient) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: patient ? 11 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  /** @param {Buffer} bytes @param {boolean} patient */
  gzip: (bytes, patient) => promisify(gzip)(bytes, { level: patient ? 9 : 6 }),
};

/** Best first. @typedef {'br' | 'gzip'} Encoding */
export const encodings = /** @type {const} */ (['br', 'gzip']);
/** The ending of the name of a copy compressed at build time, as nginx's gzip_static expects it. */
export const compressedEnding = { br: '.br', gzip: '.gz' };

/**
 * @param {Encoding} encoding
 * @param {Buffer} bytes
 * @param {{ patient: boolean }} options `patient`: smallest result, for build time
 * @returns {Promise<Buffer>}
 */
export const compress = (encoding, bytes, { patient }) => compressors[encoding](bytes, patient);

/** @typedef {{ etag: string, compressible: boolean, body: (encoding?: Encoding) => Promise<Buffer> }} ServedFile */

/**
 * Files below `root`, each read and compressed once and read again when it changes on disk.
 * @param {string} root
 */
export function servedFiles(root) {
  /** @type {Map<string, ServedFile>} */
  const known = new Map();

  /** @param {string} path */
  const statFile = async (path) => {
    try {
      const found = await stat(path);
      return found.isFile() ? found : undefined;
    } catch (error) {
      if (
        error instanceof Error &&
        'code' in error &&
        ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code))
      ) {
        return undefined;
      }
      throw error;
    }
  };

  /** @param {string} path @param {number} modified @param {Encoding} [encoding] */
  const read = async (path, modified, encoding) => {
    if (!encoding) return readFile(path);
    const copy = path + compressedEnding[encoding];
    const found = await statFile(copy);
    if (found && found.mtimeMs >= modified) return readFile(copy);
    return compress(encoding, await readFile(path), { patient: false });
  };

  /**
   * @param {string} pathname decoded, starting with `/`
   * @returns {Promise<ServedFile | undefined>} undefined when there is no such file, or it lies outside `root` or is hidden
   */
  return async function find(pathname) {
    if (pathname.includes('\0') || pathname.split(/[\\/]/).some((part) => part.startsWith('.'))) return undefined;
    const path = join(root, pathname);
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
    const found = await statFile(path);
    if (!found) return undefined;
    const etag = `${Math.floor(found.mtimeMs).toString(16)}-${found.size.toString(16)}`;
    const before = known.get(path);
    if (before?.etag === etag) return before;
    /** @type {Map<Encoding | undefined, Promise<Buffer>>} */
    const bodies = new Map();
    /** @type {ServedFile} */
    const file = {
      etag,
      compressible: found.size >= compressFrom && isCompressible(pathname),
      body: (encoding) => {
        const body = bodies.get(encoding) ?? read(path, found.mtimeMs, encoding);
        bodies.set(encoding, body);
        return body;
      },
    };
    known.set(path, file);
    return file;
  };
}
