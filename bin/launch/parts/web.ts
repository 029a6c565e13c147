import { get } from 'node:http'
import { inRoot, NODE } from '../paths.mjs'
import { note } from '../console/progress.mjs'
import { webLine } from '../console/web_line.ts'
import type { Part } from '../process/children.ts'

/**
 * The web process.
 *
 * @param options dev: from source, with hot reload
 */
export function webPart({
  env,
  port,
  dev,
}: {
  env: NodeJS.ProcessEnv
  port: number
  dev: boolean
}): Part {
  return {
    name: 'web',
    command: NODE,
    args: dev
      ? [inRoot('ace.js'), 'serve', '--hmr', '--no-clear']
      : [inRoot('build', 'bin', 'server.js')],
    env: { ...env, NODE_ENV: dev ? 'development' : 'production' },
    // `ace serve` ends on SIGINT only.
    stopSignal: dev ? 'SIGINT' : 'SIGTERM',
    readyTimeoutMs: 120_000,
    onLine: (line, stream) => webLine(line, stream, dev),
    isReady: () => answers(port, env.HOST),
  }
}

export function workerPart({ env, dev }: { env: NodeJS.ProcessEnv; dev: boolean }): Part {
  const source = [
    '--watch',
    '--watch-preserve-output',
    '--import=@poppinss/ts-exec',
    inRoot('bin', 'worker.ts'),
  ]
  return {
    name: 'worker',
    command: NODE,
    args: dev ? source : [inRoot('build', 'bin', 'worker.js')],
    env: { ...env, NODE_ENV: dev ? 'development' : 'production' },
    // Node's watcher starts it again when a file is saved, and not before.
    onLine: (line: string) => {
      if (dev && line.startsWith('Failed running'))
        note('worker ended; it starts again when a file is saved (.data/logs/worker.log)')
    },
    // Running jobs may end.
    stopTimeoutMs: 15_000,
  }
}

/** Any answer will do: a part that is down makes the health page say so, not the site unreachable. */
function answers(port: number, host: string | undefined): Promise<boolean> {
  const reachable = !host || host === '0.0.0.0' ? '127.0.0.1' : host
  return new Promise((resolve) => {
    const request = get(
      { host: reachable, port, path: '/api/_status/health', timeout: 3000 },
      (response) => {
        response.resume()
        resolve(true)
      }
    )
    request.on('error', () => resolve(false))
    request.on('timeout', () => request.destroy())
  })
}
