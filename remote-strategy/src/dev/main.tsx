import { runAlone } from '@steps/dev';
import { facts } from '../facts';
import remote from '../remote';

/** `npm run dev -w @steps/remote-strategy`: this remote alone, with sample data and no host. */
void runAlone(remote, facts);
