import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who has a mailbox, and who is asked about access tokens. */
export interface MailServersOptions {
  /** Password by address. Each has a mailbox; any other address of their domains is refused. */
  readonly users: Readonly<Record<string, string>>;
  /** Where Dovecot asks whose access token it is (`GET` with the token, JSON with `email`); without it no token is taken. */
  readonly whoIs?: string;
}

interface Place extends MailServersOptions {
  readonly folder: string;
  readonly ports: Readonly<Record<'smtp' | 'smtps' | 'imap' | 'imaps', number>>;
  readonly mailUser: { readonly uid: number; readonly gid: number };
}

type Files = Readonly<Record<string, string>>;

export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** What Postfix reads: it takes mail from whoever Dovecot knows, and puts what is for them into their mailboxes. */
export function postfixFiles({ folder, ports, users, mailUser }: Place): Files {
  const addresses = Object.keys(users);
  const domains = [...new Set(addresses.map((address) => address.split('@')[1]))];
  return {
    'main.cf': `
compatibility_level = 3.6
config_directory = ${folder}/postfix
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/postfix.log
maillog_file_prefixes = ${folder}
myhostname = mail.bramble.example
mydestination =
mynetworks =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
smtpd_tls_cert_file = ${folder}/certificate.pem
smtpd_tls_key_file = ${folder}/key.pem
smtpd_tls_security_level = may
smtpd_tls_auth_only = yes
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = private/auth
smtpd_reject_unlisted_recipient = no
smtpd_recipient_restrictions = check_recipient_access inline:{ { bounces.example = permit_sasl_authenticated } }, reject_unlisted_recipient, permit_sasl_authenticated, reject
smtpd_client_connection_count_limit = 0
smtpd_client_connection_rate_limit = 0
smtpd_client_message_rate_limit = 0
message_size_limit = 30000000
virtual_mailbox_domains = ${domains.join(', ')}
virtual_mailbox_base = ${folder}/mailboxes
virtual_mailbox_maps = texthash:${folder}/postfix/mailboxes
virtual_minimum_uid = 1
virtual_uid_maps = static:${mailUser.uid}
virtual_gid_maps = static:${mailUser.gid}
transport_maps = inline:{ { bounces.example = error:5.1.1 No such person here } }
default_transport = discard:
`,
    'master.cf': `
127.0.0.1:${ports.smtp} inet n - n - - smtpd
127.0.0.1:${ports.smtps} inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`,
    mailboxes: addresses.map((address) => `${address} ${address.split('@').reverse().join('/')}/\n`).join(''),
  };
}

/** What Dovecot reads: it shows mailboxes, and tells Postfix whose password or token is right. */
export function dovecotFiles({ folder, ports, users, whoIs, mailUser }: Place): Files {
  return {
    'dovecot.conf': `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = yes
auth_mechanisms = plain login${whoIs === undefined ? '' : ' xoauth2 oauthbearer'}
auth_failure_delay = 0
first_valid_uid = 1
mail_location = maildir:${folder}/mailboxes/%d/%n
mail_attachment_detection_options =
passdb {
  driver = passwd-file
  mechanisms = plain login
  args = scheme=PLAIN ${folder}/users
}
${
  whoIs === undefined
    ? ''
    : `passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/oauth2.conf
}
`
}userdb {
  driver = static
  args = uid=${mailUser.uid} gid=${mailUser.gid} home=${folder}/mailboxes/%d/%n
}
service imap-login {
  inet_listener imap {
    port = ${ports.imap}
  }
  inet_listener imaps {
    port = ${ports.imaps}
  }
}
service auth {
  unix_listener ${folder}/queue/private/auth {
    mode = 0666
  }
}
service anvil {
  chroot =
}
`,
    users: Object.entries(users)
      .map(([address, secret]) => `${address}:${secret}\n`)
      .join(''),
    'oauth2.conf': `
introspection_mode = auth
introspection_url = ${whoIs ?? ''}
username_attribute = email
`,
  };
}
