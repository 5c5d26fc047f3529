import { chromium, type FullConfig, firefox, webkit } from '@playwright/test';
import { actInFirefox } from './actInFirefox';
import takeBuilds from './built';
import { makeDemo, makeOwnBusiness } from './journeys/steps';
import { Deployment } from './serve';
import { storeState } from './storedStates';

/** Before all tests of a run: takes the builds, and makes by hand, as a person does, the workspaces that most tests begin with. */
export default async function prepare({ projects }: FullConfig): Promise<void> {
  await takeBuilds();
  const deployment = new Deployment(0);
  await deployment.start();
  const { launchOptions, browserName = 'chromium', channel, ...use } = projects[0]?.use ?? {};
  const browser = await { chromium, firefox, webkit }[browserName].launch({
    ...launchOptions,
    ...(channel && { channel }),
  });
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ ...use, baseURL: deployment.hostUrl })));
  const [demo, own] = await Promise.all(contexts.map((context) => context.newPage()));
  if (demo && browserName === 'firefox') actInFirefox(demo);
  if (demo && own) await Promise.all([makeDemo(demo), makeOwnBusiness(own)]);
  // What is written a moment later belongs to the workspace too.
  for (const page of [demo, own]) await page?.goto('about:blank');
  if (demo && own) await Promise.all([storeState(demo.context(), 'demo'), storeState(own.context(), 'own business')]);
  await browser.close();
  await deployment.close();
}
