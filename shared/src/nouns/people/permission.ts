import { registerPermission } from '../../core/store/permission';
import { told } from './log';
import { allowed } from './rights';

// Asked before everything that is written, and told of everything that was.
registerPermission({ allowed, told });
