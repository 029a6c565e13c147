import { inRoot, NODE } from '../paths.mjs'
import { step } from '../console/progress.mjs'
import { run } from '../process/run.mjs'
import { findProgram, installPackage, pathOf } from './system_packages.ts'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const LONGEST_DOWNLOAD_MS = 10 * 60_000

/** An absolute path: the machine's browser, Playwright's, else the system's package. */
export async function findChromium(): Promise<string> {
  const found =
    (await machineBrowser()) ?? (await playwrightBrowser()) ?? (await downloadedBrowser())
  if (found) return found
  await installPackage({ apt: 'chromium', brew: '--cask chromium' }, 'Chromium')
  const installed = await machineBrowser()
  if (!installed)
    throw new Error(
      'Chromium was installed but does not start; run "chromium --version" to see why'
    )
  return installed
}

async function machineBrowser(): Promise<string | null> {
  const name = process.env.CHROMIUM_PATH || (await findProgram(NAMES))
  return name && pathOf(name)
}

/** A browser without its system libraries does not say its version. */
async function playwrightBrowser(): Promise<string | null> {
  // Read where it is asked: it takes a launch two seconds of processor.
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
