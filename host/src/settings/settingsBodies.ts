import {
  Bell,
  Blocks,
  Briefcase,
  Building2,
  CircleUser,
  Database,
  FlaskConical,
  Globe,
  Keyboard,
  KeyRound,
  type LucideIcon,
  Palette,
  ShieldCheck,
  Sparkles,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { TeamSection } from '../team/TeamSection';
import { AiSection } from './AiSection';
import { AppearanceSection } from './AppearanceSection';
import { BusinessSection } from './BusinessSection';
import { ClientsSection } from './ClientsSection';
import { DataSection } from './DataSection';
import { DemoSection } from './DemoSection';
import { NotificationsSection } from './NotificationsSection';
import { ProfileSection } from './ProfileSection';
import { ProtectionSection } from './ProtectionSection';
import { RegionSection } from './RegionSection';
import { RemotesSection } from './RemotesSection';
import { ShortcutsSection } from './ShortcutsSection';
import type { SettingsId } from './settingsIndex';
import { WorkspaceSection } from './WorkspaceSection';

interface SettingsBody {
  readonly icon: LucideIcon;
  readonly Body: ComponentType;
}

/** What shows each section of the index. */
export const settingsBodies: Readonly<Record<SettingsId, SettingsBody>> = {
  profile: { icon: CircleUser, Body: ProfileSection },
  workspace: { icon: KeyRound, Body: WorkspaceSection },
  business: { icon: Briefcase, Body: BusinessSection },
  clients: { icon: Building2, Body: ClientsSection },
  team: { icon: Users, Body: TeamSection },
  appearance: { icon: Palette, Body: AppearanceSection },
  region: { icon: Globe, Body: RegionSection },
  ai: { icon: Sparkles, Body: AiSection },
  notifications: { icon: Bell, Body: NotificationsSection },
  data: { icon: Database, Body: DataSection },
  shortcuts: { icon: Keyboard, Body: ShortcutsSection },
  remotes: { icon: Blocks, Body: RemotesSection },
  demo: { icon: FlaskConical, Body: DemoSection },
  protection: { icon: ShieldCheck, Body: ProtectionSection },
};
