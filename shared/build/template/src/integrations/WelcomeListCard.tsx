import { exportFile } from '@steps/business';
import type { IntegrationProps } from '@steps/platform';
import { csvText } from '@steps/platform/csv';
import { Button } from 'antd';
import { newcomers, useNewcomers } from '../newcomers/newcomerState';

/** Card of the integrations page: the names of new contacts, for another program. */
export function WelcomeListCard({ Card }: IntegrationProps) {
  const count = useNewcomers().length;
  return (
    <Card
      state={{ label: 'Works without connecting', tone: 'success' }}
      needsServer="Sending the list by itself would need a server. Save it and import it there."
      test={{ label: 'Test the list', run: async () => `Test: the list has ${list().split('\r\n').length - 1} names` }}
      actions={<Button onClick={save}>Save welcome list</Button>}
    >
      <p>New contacts: {count}</p>
    </Card>
  );
}

const list = () =>
  csvText(
    ['Name', 'Email'],
    newcomers().map(({ name, email }) => [name, email]),
  );

const save = () => void exportFile('__the-id__', 'welcome-list.csv', list(), 'text/csv');
