#!/usr/bin/env node
/**
 * `npm run supply [-- --strict]`: what Barema is made of, for those who build or release it. Every check says what it
 * found; one that could not be made (a registry without advisories) says so, and fails with --strict only.
 */
import { readFileSync } from 'node:fs'
import { advisories } from './advisories.mjs'
import { licences } from './licences.mjs'
import { lockFile } from './lock_file.mjs'
import { writeSbom } from './sbom.mjs'
import { secretsOfHistory } from './secrets.mjs'

/**
 * @typedef {object} Outcome what a check found
 * @property {string[]} problems each one fails the check
 * @property {string[]} [notes] worth knowing
 * @property {string} [unknown] why the check could not be made
 */

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const isStrict = process.argv.includes('--strict')

/** @type {[name: string, check: () => Outcome | Promise<Outcome>][]} */
const CHECKS = [
  ['lock file', () => lockFile(lock)],
  ['licences', () => licences(lock)],
  ['secrets in the history', secretsOfHistory],
  ['list of parts (CycloneDX)', () => writeSbom()],
  ['advisories', advisories],
]

let failed = 0
for (const [name, check] of CHECKS) {
  const { problems, notes = [], unknown } = await check()
  if (problems.length > 0 || (unknown && isStrict)) failed++
  console.log(`${problems.length > 0 ? '✗' : unknown ? '?' : '✓'} ${name}`)
  for (const line of [...problems, ...(unknown ? [`not checked: ${unknown}`] : []), ...notes])
    console.log(`    ${line}`)
}
process.exit(failed > 0 ? 1 : 0)
