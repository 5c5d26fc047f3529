import { ownDay } from '../core/ownClock';
import type { Day } from './dayText';

/** Today on the own clock. */
export const todayHere = (): Day => ownDay(new Date());
