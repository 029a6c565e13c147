import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core'

const ARGS = [
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
