import { paths } from '../core/paths';
import { ButtonLink } from './ButtonLink';
import { Page } from './Page';

/** The page of an unknown address, in the specification's words (spec 1, section 2). */
export function NotFound() {
  return (
    <Page title="Oops! Page not found" purpose="The address may be mistyped, or the page has moved.">
      <div>
        <ButtonLink to={paths.home.href()} primary>
          Return to Home
        </ButtonLink>
      </div>
    </Page>
  );
}
