// Development only, in place of `react-refresh/runtime` in a remote: a runtime of its own would know nothing of the React
// that the host brought, so its components are registered with the host's.
const { stepsRefresh: host } = /** @type {{ stepsRefresh: { register: (type: unknown, id: string) => void } }} */ (
  /** @type {unknown} */ (globalThis)
);

module.exports = {
  ...host,
  // Files of two packages can have the same name.
  register: (/** @type {unknown} */ type, /** @type {string} */ id) =>
    host.register(type, `${process.env.STEPS_PACKAGE} ${id}`),
  // The host has done this before any remote came.
  injectIntoGlobalHook: () => {},
};
