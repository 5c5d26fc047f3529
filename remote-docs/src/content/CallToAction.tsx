import { paths } from '@steps/platform/paths';
import { ButtonLink, Row } from '@steps/platform/ui';
import styles from './CallToAction.module.css';

/** An example address: nobody answers mail for this code. */
const salesAddress = 'hello@steps.example';

const demoMail = `mailto:${salesAddress}?subject=${encodeURIComponent('A demo of Steps')}&body=${encodeURIComponent(
  'My business:\n\nWhat I would like to see:\n\nDays and times that suit me:\n',
)}`;

/** The end of a page for buyers: try it, or have it shown. */
export function CallToAction() {
  return (
    <section className={styles.call} aria-labelledby="call-to-action">
      <div>
        <h2 id="call-to-action">See it with your own customers</h2>
        <p className="s-muted">The demo opens at once and asks for nothing. “Schedule Demo” writes an email to us.</p>
      </div>
      <Row gap={2} align="center" wrap>
        <ButtonLink primary to={paths.home.href()}>
          Start Free Trial
        </ButtonLink>
        <a className="s-button" href={demoMail}>
          Schedule Demo
        </a>
      </Row>
    </section>
  );
}
