import { useMay } from '@steps/business';
import { Box, IconButton, Row, useMedia } from '@steps/platform/ui';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { navigationOf } from '../navigation/navigationRules';
import { ClientSwitcher } from './ClientSwitcher';
import { NavigationList } from './NavigationList';
import { PersonBar } from './PersonBar';
import { usePlace } from './place';
import { currentEntry } from './placeRules';
import styles from './SideNavigation.module.css';
import { toggleNavigation, useShell } from './shellState';

/** Below this the navigation shows its icons only (px): the page needs the room. */
const narrowQuery = '(max-width: 1023.98px)';

/** The navigation at the left: client, modules, person. Hidden on phones, which have it at the bottom. */
export function SideNavigation() {
  const { place, remotes, status } = usePlace();
  const may = useMay();
  const { collapsed } = useShell();
  const narrow = useMedia(narrowQuery);
  const small = collapsed || narrow;
  return (
    <nav className={styles.side} aria-label="Main" data-collapsed={small || undefined}>
      <Box padding={2}>
        <ClientSwitcher />
      </Box>
      <div className={styles.sideList}>
        <NavigationList
          sections={navigationOf({ status, remotes }, (module) => may('view', module))}
          remotes={remotes}
          current={currentEntry(place)}
          rail={small}
        />
      </div>
      <Row gap={1} align="center" padding={2} divider="above" className={styles.sideBottom}>
        <PersonBar />
        {!narrow && (
          <IconButton
            label={collapsed ? 'Widen navigation' : 'Shrink navigation'}
            icon={collapsed ? PanelLeftOpen : PanelLeftClose}
            onClick={toggleNavigation}
          />
        )}
      </Row>
    </nav>
  );
}
