import { paths } from '@steps/shared/paths';
import { Link, useSearchParams } from '@steps/shared/router';
import { Page } from '@steps/shared/ui';
import {
  Building2,
  Database,
  FlaskConical,
  KeyRound,
  type LucideIcon,
  Palette,
  ShieldCheck,
  Sparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { AiSection } from './AiSection';
import { AppearanceSection } from './AppearanceSection';
import { ClientsSection } from './ClientsSection';
import { DataSection } from './DataSection';
import { DemoSection } from './DemoSection';
import { ProtectionSection } from './ProtectionSection';
import styles from './settings.module.css';
import { WorkspaceSection } from './WorkspaceSection';

interface SettingsSection {
  readonly id: string;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly Body: () => ReactNode;
}

const sections: readonly SettingsSection[] = [
  { id: 'workspace', title: 'Workspace', icon: KeyRound, Body: WorkspaceSection },
  { id: 'clients', title: 'Clients', icon: Building2, Body: ClientsSection },
  { id: 'appearance', title: 'Appearance', icon: Palette, Body: AppearanceSection },
  { id: 'ai', title: 'AI engine', icon: Sparkles, Body: AiSection },
  { id: 'data', title: 'Your data', icon: Database, Body: DataSection },
  { id: 'demo', title: 'Demo data', icon: FlaskConical, Body: DemoSection },
  { id: 'protection', title: 'Content protection', icon: ShieldCheck, Body: ProtectionSection },
];

/** Module settings; `section` of the address chooses the part, an unknown one shows the first. */
export function SettingsPage({ module = 'settings' }: { readonly module?: string }) {
  const [params] = useSearchParams();
  const wanted = params.get('section');
  const current = sections.find(({ id }) => id === wanted) ?? sections[0];
  if (!current) return null;
  return (
    <Page title="Settings" purpose="This workspace, the businesses in it, and the data that stays in your browser.">
      <div className={styles.settings}>
        <nav className={styles.settingsNav} aria-label="Settings">
          {sections.map(({ id, title, icon: Icon }) => (
            <Link
              key={id}
              className="s-nav__item"
              to={paths.module.href(module, { section: id })}
              aria-current={id === current.id ? 'page' : undefined}
            >
              <Icon size={16} aria-hidden />
              {title}
            </Link>
          ))}
        </nav>
        <section className="s-stack" aria-label={current.title} key={current.id}>
          <current.Body />
        </section>
      </div>
    </Page>
  );
}
