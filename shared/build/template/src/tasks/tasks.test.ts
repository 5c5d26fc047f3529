import { describeTasks } from '@steps/shared/testing/tasks';
import facts from '../../remote.json';
import { tasks } from '.';

describeTasks(tasks, facts.tasks, { '__the-id__-note': (prompt) => ({ prompt }) });
