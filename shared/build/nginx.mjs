// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  binaryTypes,
  commonHeaders,
  compressFrom,
  filePattern,
  filePolicy,
  hashedNamePattern,
  immutable,
  modelWorkerEmbedding,
  modelWorkerPattern,
  modelWorkerPolicy,
  revalidate,
  strictTransport,
  textTypes,
  workerFile,
  workerPolicy,
} from './headers.mjs';
import { projectRoot, servedPackages } from './ports.mjs';

/** Where the generated configurations are kept. */
export const nginxFolder = join(projectRoot, 'shared/deploy/nginx');

/** @param {string} name */
const hole = (name) => `\${STEPS_${name}}`;

/**
 * What a configuration leaves open. The nginx container image fills these in from its environment (envsubst), the smoke
 * test by itself. Origins and sources are separated by spaces; `STEPS_CONNECT_SRC` may be empty.
 */
export const placeholders = {
  /** Port to listen on. */
  port: hole('PORT'),
  /** Folder with the built files. */
  root: hole('ROOT'),
  /** Host: path of the remotes.json in force. */
  remotesFile: hole('REMOTES_FILE'),
  /** Host: the file in which host-origins.sh keeps the origins of the remotes. */
  originsFile: hole('ORIGINS_FILE'),
  /** Host: what users may connect to besides their own machine. */
  connectSrc: hole('CONNECT_SRC'),
  /** Remote: origins of hosts that may read its files; `*` for any. */
  hostOrigins: hole('HOST_ORIGINS'),
};

/** @param {Record<string, string>} types */
const typeLines = (types) =>
  [...new Set(Object.values(types))]
    .map(
      (type) =>
        `    ${type} ${Object.keys(types)
          .filter((extension) => types[extension] === type)
          .join(' ')};`,
    )
    .join('\n');

/** nginx adds text/html to these lists by itself and warns if it is repeated. */
const textTypeList = [...new Set(Object.values(textTypes))].filter((type) => type !== 'text/html').join(' ');

const hostLocations = `
  location = / {
    try_files /index.html =404;
  }

  # Edited in place on the server: never from a compressed copy.
  location = /remotes.json {
    gzip_static off;
    alias ${placeholders.remotesFile};
  }

  # An address of the application is answered by its page; a missing file is not.
  location / {
    try_files $uri $steps_page =404;
  }
`;

/** Kinds of file whose names carry their hash and that the build compresses. */
const compressedKinds = ['js', 'css', 'json', 'svg', 'wasm'];
const compressedTypes = { ...textTypes, ...binaryTypes };

/** nginx has no brotli of its own: it serves the build's compressed copies as files. */
const compressedLocations = compressedKinds
  .map(
    (kind) => `
  location ~ "\\.[0-9a-f]{8,}\\.${kind}$" {
    types { ${compressedTypes[kind]} ${kind} br; }
    gzip off;
    try_files $uri$steps_brotli $uri =404;
  }
`,
  )
  .join('');

const remoteLocations = `
  location / {
    try_files $uri =404;
  }
`;

/** The nginx configuration of one package, with placeholders. @param {'host' | 'remote'} role */
export function nginxConfig(role) {
  const headers = commonHeaders(
    role === 'host'
      ? {
          role,
          remoteOrigins: ['$steps_remote_origins'],
          connectSrc: ['$steps_report_origin', placeholders.connectSrc],
        }
      : { role, hostOrigin: '$steps_host_origin' },
  );
  const { 'Content-Security-Policy': policy, ...others } = headers;
  const headerLines = Object.entries(others).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `# Written by shared/build/nginx.mjs from shared/build/headers.mjs: change those and run \`npm run nginx\`.

map "$status $uri" $steps_cache {
  "~^[23]\\d\\d .*${hashedNamePattern}" "${immutable}";
  default "${revalidate}";
}
map $http_x_forwarded_proto $steps_transport {
  https "${strictTransport}";
  default "";
}
map $http_accept_encoding $steps_brotli {
  "~*\\bbr\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" .br;
  default "";
}
map $uri $steps_encoding {
  "~\\.br$" br;
  default "";
}
map $uri $steps_vary {
  "~\\.br$" Accept-Encoding;
  default "";
}
${
  role === 'host'
    ? `# Origins of the remotes, written by host-origins.sh from the list of remotes.
include ${placeholders.originsFile};
# What is never a page carries a policy that allows nothing: the page's own would be 1 kB of each answer.
map "$status $uri" $steps_policy {
  "~^[23]\\d\\d ${workerFile.replace('.', '\\.')}$" "${workerPolicy}";
  "~^[23]\\d\\d /${modelWorkerPattern.replace('$', '(\\.br)?$')}" "${modelWorkerPolicy}";
  "~^[23]\\d\\d .*${filePattern.replace('$', '(\\.br)?$')}" "${filePolicy}";
  default "${policy}";
}
map $uri $steps_embedder {
  "~^/${modelWorkerPattern.replace('$', '(\\.br)?$')}" "${modelWorkerEmbedding}";
  default "";
}
map $uri $steps_is_file {
  "~\\.[^/.]+$" 1;
  default 0;
}
map "$steps_is_file $http_accept" $steps_page {
  "~^0 .*text/html" /index.html;
  default "";
}
`
    : `# Any of the hosts' origins is answered with itself, everybody else with the first of them.
map "$http_origin ${placeholders.hostOrigins} " $steps_host_origin {
  "~^(\\S+) (?:.* )?(?:\\1|\\*) " $http_origin;
  "~^\\S* (?<steps_first_origin>\\S+) " $steps_first_origin;
  default "";
}
`
}
server {
  listen ${placeholders.port};
  root ${placeholders.root};
  server_tokens off;

  types {
${typeLines({ ...textTypes, ...binaryTypes })}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${textTypeList};

  # Hashed files have a .br and a .gz beside them from the build; the rest is compressed on the way.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length ${compressFrom};
  gzip_types ${textTypeList} application/wasm;

${headerLines.join('\n')}
  add_header Content-Security-Policy ${role === 'host' ? '$steps_policy' : `"${filePolicy}"`} always;
${role === 'host' ? '  add_header Cross-Origin-Embedder-Policy $steps_embedder always;\n' : ''}  add_header Strict-Transport-Security $steps_transport always;
  add_header Cache-Control $steps_cache always;
  add_header Content-Encoding $steps_encoding always;
  add_header Vary $steps_vary always;

  location ~ /\\. {
    return 404;
  }
${role === 'host' ? hostLocations : remoteLocations}${compressedLocations}
  error_page 404 @missing;
  location @missing {
    types {}
    default_type text/plain;
    return 404 "Not found\\n";
  }
}
`;
}

/** Writes the configuration of every package. */
export function writeNginxConfigs() {
  mkdirSync(nginxFolder, { recursive: true });
  for (const { name, role } of servedPackages({})) writeFileSync(join(nginxFolder, `${name}.conf`), nginxConfig(role));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeNginxConfigs();
