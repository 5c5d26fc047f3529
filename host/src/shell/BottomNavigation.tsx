import { useMay } from '@steps/business';
import { Row, Sheet, Stack } from '@steps/platform/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { navigationOf, phoneItems } from '../navigation/navigationRules';
import styles from './BottomNavigation.module.css';
import { ClientSwitcher } from './ClientSwitcher';
import { NavigationLink } from './NavigationLink';
import { NavigationList } from './NavigationList';
import { PersonBar } from './PersonBar';
import { usePlace } from './place';
import { currentEntry } from './placeRules';
import { ReviewCount } from './ReviewCount';
import { ThemeToggle } from './ThemeToggle';

/** The navigation of phones: four entries, and a sheet with all the rest. */
export function BottomNavigation() {
  const { place, remotes, status } = usePlace();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const sections = navigationOf({ status, remotes }, (module) => may('view', module));
  const items = phoneItems(sections);
  const current = currentEntry(place);
  const close = () => setOpen(false);
  return (
    <nav className={styles.bottom} aria-label="Main" data-keep-clear>
      {items.map((item) => (
        <NavigationLink
          key={item.id}
          item={item}
          current={item.id === current}
          remotes={remotes}
          className={styles.bottomItem}
          badge={item.id === 'human-loop' ? <ReviewCount corner /> : undefined}
        />
      ))}
      <button type="button" className={styles.bottomItem} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis size={16} aria-hidden />
        More
      </button>
      <Sheet open={open} title="All of Steps" onClose={close}>
        <Stack gap={3}>
          <Row gap={2} align="center">
            <ClientSwitcher />
            <ThemeToggle />
          </Row>
          <nav aria-label="All modules">
            <NavigationList columns sections={sections} remotes={remotes} current={current} onChoose={close} />
          </nav>
          <PersonBar />
        </Stack>
      </Sheet>
    </nav>
  );
}
