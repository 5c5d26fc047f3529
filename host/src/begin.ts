import { fetchAhead } from './ahead';
import { isOpen } from './first/stored';

if (isOpen()) fetchAhead();
