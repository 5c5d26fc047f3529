import type { TogetherParts } from '@steps/platform/src/ui/together';
import { FieldNote } from './FieldNote';
import { HereToo } from './HereToo';
import { typeIn } from './togetherState';

/** What pages draw while the open business is on a server. */
export const togetherParts: TogetherParts = { HereToo, FieldNote, typeIn };
