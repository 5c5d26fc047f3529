// Development only, first in the host's entry: React reports to this refresh runtime, so the remotes use it too.
// @ts-expect-error the package comes without types
Object.assign(globalThis, { stepsRefresh: require('react-refresh/runtime') });
