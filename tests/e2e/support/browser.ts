import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core'

/**
 * The address bar of every window has become two more pages, which no test looks at and which cost a fifth of what the
 * browser computes. Chromium takes the last list of features only, so Playwright's (1.65, chromiumSwitches) stands here too.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

const ARGS = [
  `--disable-features=${WITHOUT}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** How a Belgian desk looks: its language, its clock, and no rolling figures to wait for. */
export const DESK: BrowserContextOptions = {
  locale: 'fr-BE',
  timezoneId: 'Europe/Brussels',
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  acceptDownloads: true,
}

/** The machine's Chromium, or the one that the launcher found; `more` of its switches. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [...ARGS, ...more],
    // Under the C locale Chromium cannot name a file « Développeur senior.pdf ».
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
}
