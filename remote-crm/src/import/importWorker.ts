import { fileImporter } from './fileImporter';
import type { ImportQuestion } from './importMessages';

/** Runs outside the page: reading 100,000 rows takes a second, in which nobody could scroll or type. */
const ask = fileImporter((answer) => postMessage(answer));

addEventListener('message', (event: MessageEvent<ImportQuestion>) => void ask(event.data));
