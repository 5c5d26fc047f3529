/** The router of tests: addresses that no browser keeps. */
export { MemoryRouter } from 'react-router-dom';
