import { prefetchFirstPage } from './ahead';
import { isOpen } from './first/stored';

if (isOpen()) prefetchFirstPage();
