import { paths } from '@steps/platform/paths';
import { ButtonLink, Page } from '@steps/platform/ui';
import { articleOf } from '../content/articles';
import { CallToAction } from '../content/CallToAction';
import copy from '../content/pricing/contents.md';
import { useAnchor } from '../content/useAnchor';
import { pageWords } from '../pageWords.generated';
import { AgencyCalculator } from '../pricing/AgencyCalculator';
import { PlanChecklist } from '../pricing/PlanChecklist';
import { Plans } from '../pricing/Plans';
import { Method, OtherFigures, Terms, Testimonials } from '../pricing/PricingArticles';

/** The articles in their order; links lead to each by its name. */
const parts = [
  { id: 'method', Part: Method },
  { id: 'plan', Part: PlanChecklist },
  { id: 'testimonials', Part: Testimonials },
  { id: 'terms', Part: Terms },
  { id: 'other-figures', Part: OtherFigures },
] as const;

/** What Steps costs, what is in it and how one leaves (spec 1, sections 1, 2, 6 and 9). */
export function PricingPage() {
  useAnchor();
  return (
    <Page
      {...pageWords.pricing}
      canonical={paths.pricing.href()}
      back={{ label: 'Dashboard', href: paths.home.href() }}
      primary={
        <ButtonLink primary to={paths.home.href()}>
          Start free trial
        </ButtonLink>
      }
      actions={<ButtonLink to={paths.architecture.href()}>How it is built</ButtonLink>}
    >
      <Plans />
      <AgencyCalculator />
      {parts.map(({ id, Part }) => (
        <div key={id} data-part={id}>
          <Part article={articleOf(copy, id)} />
        </div>
      ))}
      <CallToAction />
    </Page>
  );
}
