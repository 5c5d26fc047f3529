import type { Route } from './route';

/**
 * `GET /health`: 200 if the business can be reached and everything has been read, otherwise 503. It says nothing more,
 * because anybody may ask.
 */
export const healthRoute = (isWell: () => boolean): Route => ({
  method: 'GET',
  path: '/health',
  perMinute: 120,
  answer: () => (isWell() ? { status: 200, body: 'ok' } : { status: 503, body: 'not connected' }),
});
