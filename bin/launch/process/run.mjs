import { spawn } from 'node:child_process'

/**
 * Runs a command to its end without a terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & {timeoutMs?: number, onStart?: (child: import('node:child_process').ChildProcess) => void}} [options]
 * @returns {Promise<{code: number, stdout: string, stderr: string, output: string}>} code 127 when the
 * command does not exist, 124 when it ran longer than timeoutMs; `output` has both streams as they came
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

    for (const stream of ['stdout', 'stderr']) {
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

/** A detached child leads a process group: its own children end with it. */
function end(child, detached) {
  try {
    process.kill(detached ? -child.pid : child.pid, 'SIGKILL')
  } catch {
    /* it is gone */
  }
}
