import type { Company } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { companySizeLabels } from '../nouns/companyRules';
import { contactCount } from '../nouns/companyState';
import { shortAddress, webLink } from '../records/recordPage/linkRules';
import { OutsideLink } from '../records/recordPage/OutsideLink';
import { Pair } from '../records/recordPage/Pair';
import styles from '../records/recordPage/record.module.css';

/** A company in a few lines, with a link to its page. */
export function CompanySummary({ company }: { readonly company: Company }) {
  const count = contactCount(company.id);
  const lines = [
    ['Industry', company.industry],
    ['Location', company.location],
    ['Size', companySizeLabels[company.size]],
    ['Revenue', company.revenue],
    ['Phone', company.phone],
    ['Contacts', String(count)],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.pairs}>
      <Pair label="Name">
        <Link to={paths.company.href(company.id)}>{company.name}</Link>
      </Pair>
      {lines.map(([label, value]) => (
        <Pair key={label} label={label ?? ''}>
          {value}
        </Pair>
      ))}
      {company.website && (
        <Pair label="Website">
          <OutsideLink href={webLink(company.website)}>{shortAddress(company.website)}</OutsideLink>
        </Pair>
      )}
    </dl>
  );
}
