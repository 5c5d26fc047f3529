import { Link, useLocation } from '@steps/platform/router';
import { useEffect, useRef } from 'react';
import { marketingPaths } from '../paths.generated';
import styles from './MarketingPage.module.css';

const places = [
  { label: 'Hub', href: marketingPaths.marketing.href() },
  { label: 'Email', href: marketingPaths.email.href() },
  { label: 'Social', href: marketingPaths.social.href() },
  { label: 'Landing pages', href: marketingPaths.landing.href() },
  { label: 'Blog & Content', href: marketingPaths.blog.href() },
  { label: 'Advertising', href: marketingPaths.ads.href() },
  { label: 'Product Copy', href: marketingPaths.product.href() },
  { label: 'Campaigns', href: marketingPaths.campaigns.href() },
];

/** The pages of the module, on every one of them. */
export function MarketingNav() {
  const { pathname } = useLocation();
  const here = placeOf(pathname);
  const bar = useRef<HTMLElement>(null);
  // On phones it is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another place in the bar
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && bar.current) bar.current.scrollLeft = link.offsetLeft - 32;
  }, [here]);
  return (
    <nav ref={bar} className={styles.nav} aria-label="Marketing">
      <ul className={styles.list}>
        {places.map(({ label, href }) => (
          <li key={href}>
            <Link className={styles.link} to={href} aria-current={href === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The place a path belongs to: the longest that it begins with. The module's own page is the hub. */
const placeOf = (pathname: string): string =>
  places
    .map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0] ?? marketingPaths.marketing.href();
