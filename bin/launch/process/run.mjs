import { spawn } from 'node:child_process'

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {import('node:child_process').SpawnOptions & {timeoutMs?: number, onStart?: (child: ChildProcess) => void}} RunOptions
 * @typedef {{code: number, stdout: string, stderr: string, output: string}} Finished
 * `output` has both streams as they came
 */

/**
 * Runs a command to its end without a terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>} code 127 when the command does not exist, 124 when it ran longer than timeoutMs
 */
export function run(command, args, { timeoutMs, onStart, ...options } = {}) {
  return new Promise((resolve) => {
    const result = { code: 127, stdout: '', stderr: '', output: '' }
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    onStart?.(child)
    let late = false
    const timer =
      timeoutMs &&
      setTimeout(() => {
        late = true
        end(child, options.detached)
      }, timeoutMs)

    for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
      child[stream]?.setEncoding('utf8').on('data', (text) => {
        result[stream] += text
        result.output += text
      })
    }
    child.on('error', (error) => {
      clearTimeout(timer)
      resolve({ ...result, output: `${result.output}${error.message}` })
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ ...result, code: late ? 124 : (code ?? 1) })
    })
  })
}

/**
 * A detached child leads a process group: its own children end with it.
 *
 * @param {ChildProcess} child
 * @param {boolean} [detached]
 */
function end({ pid }, detached) {
  try {
    if (pid) process.kill(detached ? -pid : pid, 'SIGKILL')
  } catch {
    /* it is gone */
  }
}
