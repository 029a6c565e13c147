#!/usr/bin/env node
/*
 * The command line's entry, for whatever Node (18 or newer) is on the machine: it runs the real
 * program with a Node that can, else with the one of the repository, and passes on input, output,
 * signals and exit code.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node =
  Number(process.versions.node.split('.')[0]) >= 24
    ? process.execPath
    : join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
/** Of an installation's operator: they boot it. The others are a client of it, from anywhere. */
const OPERATOR = ['backup', 'restore']
const program = OPERATOR.includes(process.argv[2]) ? 'bin/operator' : 'cli/main'
const built = join(root, 'build', `${program}.js`)

if (!existsSync(node)) {
  console.error(`barema: Node 24 is missing from ${root}; run "npm ci" there first.`)
  process.exit(1)
}

const child = spawn(node, [...entry(), ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Where the loader of TypeScript finds its settings, from whatever folder the command is given.
  env: { ...process.env, TS_EXEC_PWD: root },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal))
}
child.on('error', (error) => {
  console.error(`barema: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})

/** The built program where there is one, else its source; tests run the source they stand beside. */
function entry() {
  if (existsSync(built) && process.env.NODE_ENV !== 'test') return [built]
  const loader = createRequire(join(root, 'package.json')).resolve('@poppinss/ts-exec')
  return [`--import=${pathToFileURL(loader)}`, join(root, `${program}.ts`)]
}
