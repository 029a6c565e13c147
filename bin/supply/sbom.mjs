import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { run } from '../launch/process/run.mjs'

const FILE = 'build/supply/barema.cdx.json'

/**
 * Writes the list of parts as CycloneDX, from the lock file alone.
 *
 * @param {string} [file]
 * @returns {Promise<import('./check.mjs').Outcome>}
 */
export async function writeSbom(file = FILE) {
  const made = await run('npm', [
    ...['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    '--loglevel=error',
  ])
  const list = jsonIn(made.stdout)
  if (made.code !== 0 || list?.bomFormat !== 'CycloneDX')
    return { problems: [`npm sbom failed: ${made.output.slice(0, 300)}`] }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
  return { problems: [], notes: [`${list.components.length} parts: ${file}`] }
}

/** npm may say something before. @param {string} text @returns {{bomFormat?: string, components: object[]} | null} */
function jsonIn(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{')))
  } catch {
    return null
  }
}
