import { useActiveClient } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import styles from './ShellFooter.module.css';

const links = [
  { label: 'Help', href: paths.help.href() },
  { label: 'Documentation', href: paths.documentation.href() },
  { label: 'About', href: paths.about.href() },
  { label: 'Architecture', href: paths.architecture.href() },
  { label: 'Pricing', href: paths.pricing.href() },
];

/** The navigation under each page: what is there to read about Steps. */
export function ShellFooter() {
  const client = useActiveClient();
  return (
    <footer className={styles.footer}>
      <nav aria-label="Footer">
        <ul className={`s-plain ${styles.footerLinks}`}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {!client?.whiteLabel && <p className={styles.powered}>Powered by Steps</p>}
    </footer>
  );
}
