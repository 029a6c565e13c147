import parse from 'spdx-expression-parse'
import { nameOf } from './lock_file.mjs'

/** Licences that let a product be sold without its source: permissive ones, and MPL, whose files stay as they are. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Zlib', 'Python-2.0', 'MPL-2.0'],
  // Fonts and data.
  ...['OFL-1.1', 'CC-BY-3.0', 'CC-BY-4.0'],
])

/**
 * Packages whose package.json names none, or not by its SPDX name; read in the file they come with.
 *
 * @type {Record<string, string>}
 */
const READ_BY_HAND = {
  '@adonisjs/limiter': 'MIT',
  'duck': 'BSD-2-Clause',
  'ibantools': 'MIT',
  'jstat': 'MIT',
  'png-js': 'MIT',
  'unionfs': 'Unlicense',
  'xmlhttprequest-ssl': 'MIT',
}

/**
 * @param {import('./lock_file.mjs').Lock} lock
 * @returns {import('./check.mjs').Outcome}
 */
export function licences({ packages }) {
  const problems = []
  for (const [path, entry] of Object.entries(packages)) {
    // Builds of other platforms are the package's own, under its licence.
    if (path === '' || !entry.integrity) continue
    const name = nameOf(path)
    const licence = READ_BY_HAND[name] ?? entry.license
    if (!licence) problems.push(`${name}@${entry.version} names no licence`)
    else if (!isAllowed(licence)) problems.push(`${name}@${entry.version} is under ${licence}`)
  }
  return { problems }
}

/** @param {string} expression as SPDX writes it: `(MIT OR GPL-3.0)` */
export function isAllowed(expression) {
  try {
    return holds(parse(expression))
  } catch {
    return false
  }
}

/** @param {import('spdx-expression-parse').Info} info @returns {boolean} */
function holds(info) {
  if (!('conjunction' in info)) return !info.exception && ALLOWED.has(info.license)
  const { conjunction, left, right } = info
  return conjunction === 'and' ? holds(left) && holds(right) : holds(left) || holds(right)
}
