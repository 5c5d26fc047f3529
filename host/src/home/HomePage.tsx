import { setActiveModule } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useLocation, useNavigate, useSearchParams } from '@steps/platform/router';
import { lazyPart } from '@steps/platform/ui';
import { type ReactNode, useEffect } from 'react';
import { openHome } from './homeRules';
import { forceApp, leaveOnboarding, startOnboarding, useHome, useOnboarded } from './homeState';

const HeroPage = lazyPart(async () => (await import('../hero/HeroPage')).HeroPage);
const OnboardingPage = lazyPart(async () => (await import('../onboarding/OnboardingPage')).OnboardingPage);

/** The three views of the root address: hero, onboarding, application (`children`). Other addresses are the application's. */
export function HomePage({ children }: { readonly children: ReactNode }) {
  const atRoot = useLocation().pathname === paths.home.path;
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { onboarding, forced } = useHome();
  const outcome = openHome({ params, onboarded: useOnboarded(), forced, onboarding });
  const address = atRoot ? outcome.params?.toString() : undefined;

  useEffect(() => {
    if (address === undefined) return;
    if (outcome.forces) forceApp();
    setParams(address, { replace: true });
  }, [address, outcome.forces, setParams]);

  const openDashboard = () => {
    setActiveModule('dashboard');
    navigate(paths.module.href('dashboard'));
    window.scrollTo(0, 0);
    leaveOnboarding();
  };

  if (!atRoot) return children;
  if (outcome.view === 'onboarding') return <OnboardingPage onBack={leaveOnboarding} onComplete={openDashboard} />;
  if (outcome.view === 'hero') return <HeroPage onDemo={openDashboard} onStart={startOnboarding} />;
  return children;
}
