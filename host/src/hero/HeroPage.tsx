import { lazyPart, phoneQuery, Row, Text, useAppearance, useMedia, usePage } from '@steps/platform/ui';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { BrandMark } from '../brand/BrandMark';
import { logOut } from '../gate/gateState';
import { invitationInAddress } from '../team/invitationAddress';
import dark from './dashboardDark.webp';
import light from './dashboardLight.webp';
import styles from './hero.module.css';
import { openDemo, useDemo } from './heroState';
import { MethodStairs } from './MethodStairs';

const JoinDialog = lazyPart(async () => (await import('../team/JoinDialog')).JoinDialog);
const RestoreDialog = lazyPart(async () => (await import('./RestoreDialog')).RestoreDialog);

interface HeroPageProps {
  /** A business is open without onboarding, such as the sample; show the dashboard. */
  readonly onDemo: () => void;
  readonly onStart: () => void;
}

/** The landing after the gate: what Steps is, the demo, or a business of one's own. */
export function HeroPage({ onDemo, onStart }: HeroPageProps) {
  const demo = useDemo();
  const [asked, setAsked] = useState<'restore' | 'join' | undefined>(invitationInAddress() ? 'join' : undefined);
  const close = () => setAsked(undefined);
  usePage({ title: 'Welcome' });
  const explore = async () => {
    if (await openDemo()) onDemo();
  };
  return (
    <div className={styles.page}>
      <Row as="header" gap={4} align="center" justify="between" fullWidth centred className={styles.pageTop}>
        <BrandMark />
        <Button type="text" onClick={() => void logOut()}>
          Log out
        </Button>
      </Row>
      <main id="main" className={styles.main}>
        <div className={styles.intro}>
          <h1 tabIndex={-1}>CRM, strategy and marketing for small businesses</h1>
          <p>
            Steps brings customers, plans and campaigns together in one five-part method. AI drafts and analyses; a
            person reviews every result before it is used.
          </p>
          <Row gap={3} wrap marginTop={2}>
            <Button type="primary" size="large" onClick={onStart}>
              Start onboarding
            </Button>
            <Button size="large" loading={demo.state === 'opening'} onClick={() => void explore()}>
              Explore the demo
            </Button>
          </Row>
          <Text tone="faint" size={13} className={styles.hint} role={demo.state === 'failed' ? 'alert' : 'status'}>
            {hint(demo)}
          </Text>
          <Text tone="faint" size={13} className={styles.hint}>
            Do you have a backup?{' '}
            <button type="button" className="s-link" onClick={() => setAsked('restore')}>
              Restore it
            </button>
          </Text>
          <Text tone="faint" size={13} className={styles.hint}>
            Is your business on another device?{' '}
            <button type="button" className="s-link" onClick={() => setAsked('join')}>
              Bring it here
            </button>
          </Text>
          <Suspense>
            {asked === 'restore' && <RestoreDialog onClose={close} onOpen={onDemo} />}
            {asked === 'join' && <JoinDialog onClose={close} onOpen={onDemo} />}
          </Suspense>
        </div>
        <HeroPicture />
        <MethodStairs />
      </main>
    </div>
  );
}

function hint({ state, message }: ReturnType<typeof useDemo>): string {
  if (state === 'opening') return 'Setting up a sample business with contacts, deals and campaigns…';
  if (state === 'failed') return `The demo could not be opened: ${message} Try again, or start onboarding.`;
  return 'Onboarding takes three short steps. The demo is a made-up business that you can remove at any time.';
}

/** The dashboard of the sample business, as it is (`npm run pictures`), in the colours that the page has. */
function HeroPicture() {
  const { mode } = useAppearance();
  const phone = useMedia(phoneQuery);
  return (
    <img
      className={styles.picture}
      src={mode === 'dark' ? dark : light}
      width={1280}
      height={800}
      // On phones it is below what is seen first.
      loading={phone ? 'lazy' : 'eager'}
      decoding="async"
      alt="The dashboard of a sample business: tasks due, today’s meetings, and figures of deals, contacts and reviews."
    />
  );
}
