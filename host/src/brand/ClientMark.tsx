import type { Client } from '@steps/shared';
import { Avatar } from '@steps/shared/ui';
import styles from './ClientMark.module.css';

interface ClientMarkProps {
  readonly client: Pick<Client, 'logo'> | undefined;
  readonly name: string;
}

/** The logo of a business, or its initials. Decorative: the name stands beside it. */
export function ClientMark({ client, name }: ClientMarkProps) {
  return client?.logo ? <img className={styles.logo} src={client.logo} alt="" /> : <Avatar name={name} />;
}
