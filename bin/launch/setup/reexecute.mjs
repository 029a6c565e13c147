import { spawn } from 'node:child_process'
import { NODE } from '../paths.mjs'

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs the same command line again with Node 24 and waits for it. Signals are passed on; the IPC channel
 * tells the second process when this one was killed without a chance to pass anything on.
 *
 * @returns {Promise<number>} the exit code
 */
export function reexecute() {
  const child = spawn(NODE, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C reaches both processes through the terminal. Passing it on again is harmless: the second is ignored.
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))

  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
