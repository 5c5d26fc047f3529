import { chromium, type Page } from '@playwright/test';
import encodeQR from 'qr';
import { violationsInBothSchemes } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { TeamPage } from '../pages/TeamPage';
import { expect } from '../test';
import { writeCameraFile } from './cameraFile';
import { test, withoutServer } from './twoBrowsers';

test.skip(...withoutServer);

/** Whether the page has a camera that runs. */
const cameraRuns = (page: Page) =>
  page.locator('video').evaluateAll((videos) => videos.some((video) => (video as HTMLVideoElement).srcObject !== null));

test('a phone reads the invitation with its camera, from the picture that the owner’s device shows', async ({
  page,
  server,
  baseURL,
  launchOptions,
}, testInfo) => {
  // Two browsers, each from its gate.
  test.slow();
  await enterOwnBusiness(page);
  const team = new TeamPage(page);
  await team.goto();
  await team.connect(server.access);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await team.invite('Ada Lovelace');

  const video = testInfo.outputPath('camera.y4m');
  const shown = page.getByLabel('Picture of the link, for a camera');
  await writeCameraFile(page, video, [
    {
      picture: `data:image/svg+xml,${encodeURIComponent(encodeQR('https://menu.example/lunch', 'svg'))}`,
      // Long enough to look at all that is said of it on a busy machine.
      seconds: 16,
    },
    { picture: await shown.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL()), seconds: 20 },
  ]);
  const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`];
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  try {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    const hero = new HeroPage(phone);
    await new GatePage(phone).createWorkspace('Phone');
    await hero.openScanner();

    await test.step('without leave it says so, and takes another try', async () => {
      await expect(phone.getByText(/^The camera is not allowed\./)).toBeVisible();
      expect(await violationsInBothSchemes(phone)).toEqual([]);
      await context.grantPermissions(['camera']);
    });

    await test.step('another code is said to be one, then the invitation is read and the camera is off', async () => {
      await phone.getByRole('button', { name: 'Try again' }).click();
      await expect(phone.getByText(/^That is another code\./)).toBeVisible();
      expect(await cameraRuns(phone)).toBe(true);
      await phone.setViewportSize({ width: 844, height: 390 });
      await expect(phone.getByLabel('What the camera sees')).toBeInViewport({ ratio: 1 });
      await expect(phone.getByRole('button', { name: 'Stop the camera' })).toBeInViewport({ ratio: 1 });
      await phone.setViewportSize({ width: 390, height: 844 });
      // Last, for it takes seconds: by then the invitation may have been read.
      expect(await violationsInBothSchemes(phone)).toEqual([]);
      await expect(phone.getByLabel(/^Invitation/)).toHaveValue(/^steps-invite-1\./, { timeout: 20_000 });
      await expect.poll(() => cameraRuns(phone)).toBe(false);
    });

    await test.step('the business comes with it, once both show the same digits', async () => {
      await hero.bringHere('Phone of Ada');
      expect(await team.digits()).toBe(await new TeamPage(phone).digits());
      await team.letIn();
      await expect(new DashboardPage(phone).heading).toBeVisible();
    });
  } finally {
    await browser.close();
  }
});
