import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import { startOnboarding } from './homeState';

/** The way to onboarding from anywhere in the application. */
export function useOpenOnboarding(): () => void {
  const navigate = useNavigate();
  return () => {
    startOnboarding();
    navigate(paths.home.href());
    window.scrollTo(0, 0);
  };
}
