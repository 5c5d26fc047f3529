import type { Route } from './route';

/** `GET /health`: 200 where the business is reached and all of it was read, else 503. It says nothing more: anybody may ask. */
export const healthRoute = (isWell: () => boolean): Route => ({
  method: 'GET',
  path: '/health',
  perMinute: 120,
  answer: () => (isWell() ? { status: 200, body: 'ok' } : { status: 503, body: 'not connected' }),
});
