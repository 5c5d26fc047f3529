import type { MailServer } from '@steps/business/mail';
import { ChoiceField, TextField } from '@steps/platform/ui';

interface MailServerFieldsProps {
  /** What stands before the labels. */
  readonly labels: { readonly host: string; readonly port: string; readonly encryption: string };
  readonly server: MailServer;
  /** The usual ports. */
  readonly ports: Readonly<Record<MailServer['security'], number>>;
  readonly optional?: boolean;
  readonly onChange: (server: MailServer) => void;
}

/** Name, port and encryption of a server. */
export function MailServerFields({ labels, server, ports, optional = false, onChange }: MailServerFieldsProps) {
  const securities = [
    { value: 'tls', label: `TLS (${ports.tls})` },
    { value: 'starttls', label: `STARTTLS (${ports.starttls})` },
    { value: 'none', label: 'None: only on this machine' },
  ] as const;
  return (
    <>
      <TextField
        label={labels.host}
        autoComplete="off"
        {...(optional && { required: false })}
        value={server.host}
        onChange={(host) => onChange({ ...server, host })}
      />
      <ChoiceField
        label={labels.encryption}
        options={securities}
        value={server.security}
        onChange={(security) => onChange({ ...server, security, port: ports[security] })}
      />
      <TextField
        label={labels.port}
        inputMode="numeric"
        value={String(server.port)}
        onChange={(port) => onChange({ ...server, port: Number(port.replace(/\D/g, '')) })}
      />
    </>
  );
}
