export { type WebFigure, webFigures } from './webFigure';
export { readWebFigures, type WebFiguresRead } from './webFigureRules';
export { importWebFigures, removeWebFigures } from './webFigureState';
