import { setActiveModule } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useLocation, useNavigate, useSearchParams } from '@steps/platform/router';
import { lazyPart } from '@steps/platform/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { openHome } from './homeRules';
import { forceApp, leaveOnboarding, startOnboarding, useHome, useOnboarded } from './homeState';

const HeroPage = lazyPart(async () => (await import('../hero/HeroPage')).HeroPage);
const OnboardingPage = lazyPart(async () => (await import('../onboarding/OnboardingPage')).OnboardingPage);

/** The three views of the root address: hero, onboarding, application (`children`). Other addresses are the application's. */
export function HomePage({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const atRoot = location.pathname === paths.home.path;
  const place = useRef(location);
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

  useEffect(() => {
    place.current = location;
  }, [location]);

  const openDashboard = () => {
    leaveOnboarding();
    // The application shows as soon as the business is stored: whoever has opened something there since is not called back.
    const { pathname, search } = place.current;
    if (pathname !== paths.home.path || new URLSearchParams(search).has('module')) return;
    setActiveModule('dashboard');
    navigate(paths.module.href('dashboard'));
    window.scrollTo(0, 0);
  };

  if (!atRoot) return children;
  if (outcome.view === 'onboarding') return <OnboardingPage onBack={leaveOnboarding} onComplete={openDashboard} />;
  if (outcome.view === 'hero') return <HeroPage onDemo={openDashboard} onStart={startOnboarding} />;
  return children;
}
