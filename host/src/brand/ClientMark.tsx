import type { Client } from '@steps/business';
import { Avatar } from '@steps/platform/ui';
import styles from './ClientMark.module.css';

interface ClientMarkProps {
  readonly client: Pick<Client, 'logo' | 'favicon'> | undefined;
  readonly name: string;
}

/** The icon of a business, else its logo, else its initials; the place is a small square. Decorative: the name is beside it. */
export function ClientMark({ client, name }: ClientMarkProps) {
  const picture = client?.favicon ?? client?.logo;
  return picture ? <img className={styles.logo} src={picture} alt="" /> : <Avatar name={name} />;
}
