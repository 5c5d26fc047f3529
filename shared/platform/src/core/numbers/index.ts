export { type NumberForm, numberForms } from '../numberForm';
export { plainDigits } from '../plainDigits';
export { amountText, centWords, currencyWords } from './amountText';
export { numberText } from './numberText';
export { readNumeral } from './numerals';
export { digitsIn, phoneWord } from './phoneSearch';
export { sizeText } from './sizeText';
