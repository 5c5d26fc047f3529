// @ts-check
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('a remote’s components are registered with the host’s refresh runtime, under the remote’s name', async () => {
  const register = vi.fn();
  const performReactRefresh = vi.fn();
  vi.stubGlobal('stepsRefresh', { register, performReactRefresh });
  vi.stubEnv('STEPS_PACKAGE', 'remote-crm');
  const { default: runtime } = await import('./refreshInRemote.cjs');
  const CrmPage = () => null;
  runtime.register(CrmPage, './src/pages/CrmPage.tsx CrmPage');
  expect(register).toHaveBeenCalledWith(CrmPage, 'remote-crm ./src/pages/CrmPage.tsx CrmPage');
  expect(runtime).toMatchObject({ performReactRefresh });
});
