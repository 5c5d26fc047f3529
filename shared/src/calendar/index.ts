export { writeIcs } from './icsWrite';
