import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { useNewcomers } from '../newcomers/newcomerState';

const shown = 5;

/** Part of the dashboard: who is new. */
export function NewcomersWidget() {
  const newcomers = useNewcomers();
  if (newcomers.length === 0) return <p className="s-muted">Nobody was added lately.</p>;
  return (
    <ul className="s-plain">
      {newcomers.slice(0, shown).map(({ id, name }) => (
        <li key={id}>
          <Link to={paths.contact.href(id)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
