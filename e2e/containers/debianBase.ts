import { copyFile, cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { execPath } from 'node:process';
import { run } from './run';

/** What the base of nginx's images does when it starts: fills in its templates, then whatever else is to be done. */
const entrypoint = `#!/bin/sh
set -e
names=$(env | sed -n 's/^\\([A-Z_]*\\)=.*/\${\\1}/p' | tr '\\n' ' ')
for template in /etc/nginx/templates/*.template; do
  envsubst "$names" <"$template" >"/etc/nginx/conf.d/$(basename "$template" .template)"
done
for file in /docker-entrypoint.d/*.sh; do "$file"; done
exec "$@"
`;

/** For nginx that is not run by root: it writes to /tmp alone, and what it has to say to the terminal. */
const nginxConf = `pid /tmp/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path /tmp/client_temp;
  proxy_temp_path /tmp/proxy_temp;
  fastcgi_temp_path /tmp/fastcgi_temp;
  uwsgi_temp_path /tmp/uwsgi_temp;
  scgi_temp_path /tmp/scgi_temp;
  include /etc/nginx/conf.d/*.conf;
}
`;

/**
 * Makes the files of one system that stands in for both bases of the Dockerfile, so that no registry of images is asked:
 * Debian with nginx, and this machine's Node, npm and certificates.
 */
export async function makeDebianBase(root: string): Promise<void> {
  await run('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates,nginx-light,gettext-base,wget',
    'bookworm',
    root,
  ]);
  const npm = resolve(dirname(execPath), '../lib/node_modules/npm');
  await copyFile(execPath, join(root, 'usr/bin/node'));
  await cp(npm, join(root, 'usr/lib/node_modules/npm'), { recursive: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/bin/npm'));
  const certificates = 'etc/ssl/certs/ca-certificates.crt';
  await copyFile(join('/', certificates), join(root, certificates));
  await run('chroot', [root, 'useradd', '--create-home', 'node']);
  for (const folder of ['docker-entrypoint.d', 'etc/nginx/templates', 'etc/nginx/conf.d']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await writeFile(join(root, 'docker-entrypoint.sh'), entrypoint, { mode: 0o755 });
  await writeFile(join(root, 'etc/nginx/nginx.conf'), nginxConf);
}
