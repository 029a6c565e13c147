import { inRoot, NODE } from '../paths.mjs'
import { step } from '../console/progress.mjs'
import { run } from '../process/run.mjs'
import { findProgram, installPackage, isPackaged, pathOf } from './system_packages.ts'

/** Chromium without windows, as Debian packs it. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const CHROMIUM = { apt: 'chromium', brew: '--cask chromium' }
const LONGEST_DOWNLOAD_MS = 10 * 60_000

/** An absolute path of the browser that people have: the machine's, Playwright's, else the system's package. */
export async function findChromium(): Promise<string> {
  const found =
    (await machineBrowser()) ?? (await playwrightBrowser()) ?? (await downloadedBrowser())
  if (found) return found
  await installPackage(CHROMIUM, 'Chromium')
  const installed = await machineBrowser()
  if (!installed)
    throw new Error(
      'Chromium was installed but does not start; run "chromium --version" to see why'
    )
  return installed
}

/**
 * An absolute path of the browser for tests: without windows it computes a quarter less for the same pages. Where a
 * machine has no browser at all this one is asked of the system first, since it also brings less with it.
 */
export async function findTestChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findChromium()
  const found = (await headlessBrowser()) ?? (await machineBrowser()) ?? (await playwrightBrowser())
  if (found) return found
  if (!(await isPackaged(HEADLESS))) return findChromium()
  await installPackage({ ...CHROMIUM, apt: HEADLESS }, 'Chromium without windows').catch(() => {})
  return (await headlessBrowser()) ?? findChromium()
}

async function headlessBrowser(): Promise<string | null> {
  const name = await findProgram([HEADLESS])
  return name && pathOf(name)
}

async function machineBrowser(): Promise<string | null> {
  const name = process.env.CHROMIUM_PATH || (await findProgram(NAMES))
  return name && pathOf(name)
}

/** A browser without its system libraries does not say its version. */
async function playwrightBrowser(): Promise<string | null> {
  // Read where it is asked: it takes a launch half a second of processor.
  const { chromium } = await import('playwright-core')
  return findProgram([chromium.executablePath()])
}

async function downloadedBrowser(): Promise<string | null> {
  const cli = inRoot('node_modules', 'playwright', 'cli.js')
  await step('Chromium (playwright install chromium)', () =>
    run(NODE, [cli, 'install', 'chromium'], { timeoutMs: LONGEST_DOWNLOAD_MS })
  )
  return playwrightBrowser()
}
