export { type WebFigure, webFigures } from './webFigure';
