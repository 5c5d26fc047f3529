export { csvText } from './csvText';
export { withoutFormulaGuard } from './formulaGuard';
export { readCsv } from './readCsv';
