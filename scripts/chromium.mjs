/** Debian's Chromium, or the one that is named. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/**
 * Features of the browser that are left out. The last list given counts alone, so what Playwright itself leaves out and
 * these pages could notice stands here, too. The two of the address bar load a page of some 400 scripts beside every
 * window that is opened, which takes about a second of processor time and is no part of the program.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** How the browser is started for the end-to-end tests and for what the window takes. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', `--disable-features=${WITHOUT.join(',')}`];
