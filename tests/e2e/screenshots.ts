import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { TestParts } from '../../bin/launch/checks/test_parts.ts'
import { ace } from '../../bin/launch/setup/ace.ts'
import { openBrowser } from './support/browser.ts'
import { startProduct } from './support/processes.ts'
import { Camera, LOOKS, type Look } from './screens/camera.ts'
import { Demo } from './screens/demo.ts'
import { writeIndex } from './screens/index_page.ts'
import { SCREENS } from './screens/screens.ts'

/**
 * Takes the pictures of the main screens from the product itself, with the demo companies: `npm run screenshots`,
 * or some of them by name: `npm run screenshots -- law why-phone`. Brings its own parts up as `npm test` does, and takes
 * them down again.
 */

const FOLDER = 'docs/screens'
/** Every clone has them all. */
const MOST_BYTES = 10_000_000
const LANE = 'b'

const wanted = process.argv.slice(2)
const isWanted = (screen: string, look: Look) =>
  wanted.length === 0 || wanted.includes(screen) || wanted.includes(`${screen}-${look}`)
const names = SCREENS.flatMap(({ name }) => [
  name,
  ...Object.keys(LOOKS).map((l) => `${name}-${l}`),
])
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join(', ')}`)

const parts = new TestParts(new AbortController().signal)
try {
  const needs = ['database', 'mailbox', 'hr', 'assets', 'chromium'] as const
  await Promise.all(needs.map((part) => parts.need(part)))
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
  const { CHROMIUM_PATH, HR_LOCAL_URL, PORT, TEST_MAILBOX_URL } = env
  Object.assign(process.env, { CHROMIUM_PATH, HR_LOCAL_URL, PORT, TEST_MAILBOX_URL })
  if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true })
  await Promise.all([ace(['db:seed', '--connection=app'], env), mkdir(FOLDER, { recursive: true })])
  const [product, browser] = await Promise.all([startProduct(env), openBrowser()])
  try {
    const demo = await Demo.signIn()
    const failed: string[] = []
    for (const look of Object.keys(LOOKS) as Look[]) {
      const camera = new Camera(browser, demo, look, `http://acme.localhost:${env.PORT}`)
      for (const screen of SCREENS) {
        if (!isWanted(screen.name, look) || (screen.byDay && look === 'dark')) continue
        const file = `${screen.name}-${look}.webp`
        try {
          const size = await camera.take(screen, join(FOLDER, file))
          console.log(`  ${file}, ${Math.round(size / 1000)} kB`)
        } catch (error) {
          // The others are taken all the same.
          failed.push(`${file}: ${(error as Error).message}`)
        }
      }
    }
    await writeIndex(FOLDER)
    const pictures = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp'))
    const sizes = await Promise.all(pictures.map((name) => stat(join(FOLDER, name))))
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
    if (bytes > MOST_BYTES)
      throw new Error(`The pictures have ${bytes} bytes; ${MOST_BYTES} may be`)
    if (failed.length > 0) throw new Error(`Not taken:\n${failed.join('\n')}`)
    console.log(`  ${pictures.length} pictures in ${FOLDER}, ${Math.round(bytes / 1000)} kB`)
  } finally {
    await Promise.all([browser.close(), product.stop()])
  }
}
