import { type Company, companySizeLabels, contactCount, paths } from '@steps/shared';
import { Link } from '@steps/shared/router';
import { webLink } from '../record/linkRules';
import { OutsideLink } from '../record/OutsideLink';
import '../record/record.css';

/** A company in a few lines, with the way to its page. */
export function CompanySummary({ company }: { readonly company: Company }) {
  const count = contactCount(company.id);
  const lines = [
    ['Industry', company.industry],
    ['Location', company.location],
    ['Size', companySizeLabels[company.size]],
    ['Contacts', String(count)],
  ].filter(([, value]) => value);
  return (
    <dl className="c-facts">
      <div className="c-fact">
        <dt>Name</dt>
        <dd>
          <Link to={paths.company.href(company.id)}>{company.name}</Link>
        </dd>
      </div>
      {lines.map(([label, value]) => (
        <div key={label} className="c-fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {company.website && (
        <div className="c-fact">
          <dt>Website</dt>
          <dd>
            <OutsideLink href={webLink(company.website)}>{company.website}</OutsideLink>
          </dd>
        </div>
      )}
    </dl>
  );
}
