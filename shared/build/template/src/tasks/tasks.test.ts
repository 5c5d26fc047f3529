import { describeTasks } from '@steps/testing/tasks';
import { facts } from '../facts';
import { tasks } from '.';

describeTasks(tasks, facts.tasks);
