// @ts-check

/** What Playwright turns off itself: of two lists Chromium reads only the last. `chromiumArgs.test.mjs` compares them. */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Two pages of the address bar's own that Chromium loads in a process each beside every page: a third of the time of a test. */
const offForSpeed = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How the tests and the bench start Chromium. */
export const chromiumArgs = ['--no-sandbox', `--disable-features=${[...offForPlaywright, ...offForSpeed].join(',')}`];
