import { mkdir, stat } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '#database/demo/companies'
import { ensureAssets } from './support/assets.ts'
import { DESK, openBrowser } from './support/browser.ts'
import { startProduct } from './support/processes.ts'

/**
 * Takes the pictures of the README from the product itself, with the demo companies: `npm run screenshots`.
 * Brings its own parts up as `npm test` does, and takes them down again.
 */

const FOLDER = 'docs/screenshots'
const LARGEST_BYTES = 200_000
const LANE = 'b'

/** The launcher is plain JavaScript that must start without dependencies, so it has no types. */
const launcher = (file: string) => import(new URL(`../../bin/launch/${file}`, import.meta.url).href)

const [{ TestParts }, { ace }] = await Promise.all([
  launcher('checks/test_parts.mjs'),
  launcher('setup/ace.mjs'),
])
const parts = new TestParts(new AbortController().signal)
try {
  await Promise.all(['database', 'mailbox', 'chromium'].map((part) => parts.need(part)))
  // The dashboard names a part that is down; without Temporal the picture would.
  await parts
    .need('temporal')
    .catch((error: Error) => console.log(`  Temporal is missing in the pictures: ${error.message}`))
  await takeAll(parts.environment(LANE))
} finally {
  await parts.stop()
}
process.exit()

async function takeAll(env: NodeJS.ProcessEnv): Promise<void> {
  process.env.CHROMIUM_PATH = env.CHROMIUM_PATH
  await Promise.all([
    ace(['db:seed', '--connection=app'], env),
    ensureAssets(),
    mkdir(FOLDER, { recursive: true }),
  ])
  const [product, browser] = await Promise.all([startProduct(env), openBrowser()])
  try {
    const page = await browser.newPage({
      ...DESK,
      viewport: { width: 1440, height: 900 },
      baseURL: `http://acme.localhost:${env.PORT}`,
    })
    await page.clock.setFixedTime(new Date().setHours(9, 12, 0, 0))
    await signIn(page)
    await page.getByRole('heading', { name: 'Packages récents' }).waitFor()
    // The chart is drawn by a chunk of its own.
    await page.locator('.apexcharts-bar-area').first().waitFor()
    await take(page, 'dashboard')
    await fillEditor(page)
    await take(page, 'package-editor')
  } finally {
    await Promise.all([browser.close(), product.stop()])
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/fr/login')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('payroll@acme.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/** The first promise of the product, then two hundred euros more: every figure shows by how much it moved. */
async function fillEditor(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Nouvelle simulation' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Fonction' })
    .fill('Développeur senior')
  await page.getByRole('dialog').getByRole('button', { name: 'Créer la simulation' }).click()
  const gross = page.getByRole('textbox', { name: 'Salaire brut mensuel' })
  await gross.fill('3200')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText(/^Enregistré à/).waitFor()
  await page.getByRole('button', { name: 'PDF', exact: true }).blur()
}

async function take(page: Page, name: string): Promise<void> {
  const path = `${FOLDER}/${name}.png`
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  const { size } = await stat(path)
  if (size > LARGEST_BYTES)
    throw new Error(`${path} has ${size} bytes; the README may carry ${LARGEST_BYTES}`)
  console.log(`  ${path}, ${Math.round(size / 1000)} kB`)
}
