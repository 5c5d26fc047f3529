import { type Client, clients } from '@steps/shared';
import { useFindingsBehind } from '@steps/shared/findings';
import { Link } from '@steps/shared/router';

/** The rules of the brand guidelines that were findings of an analysis, each with its finding. */
export function GuidelineFindings({ client: { id, brandGuidelines } }: { readonly client: Client }) {
  const rules = brandGuidelines.split('\n').map((rule) => rule.trim());
  const links = useFindingsBehind({ collection: clients.name, id }).filter(({ finding }) =>
    rules.includes(finding.trim()),
  );
  if (links.length === 0) return null;
  return (
    <section aria-label="Guidelines from the analysis">
      <h3>Guidelines from the analysis</h3>
      <ul>
        {links.map(({ id, finding, from }) => (
          <li key={id}>{from ? <Link to={from.href}>{finding}</Link> : finding}</li>
        ))}
      </ul>
    </section>
  );
}
