export { type NumberForm, numberForms } from '../numberForm';
export { plainDigits } from '../plainDigits';
export { amountProblem, centWords, currencyWords, editPence, parseAmount, readPence, showMoney } from './amountText';
export { editNumber, numberProblem, readNumber, showNumber } from './numberText';
export { readNumeral } from './numerals';
export { digitsIn, phoneWord } from './phoneSearch';
