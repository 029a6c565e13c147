/**
 * The entry of `node ace …`. Adonis 7 needs Node 24; a shell with an older one is served by
 * the Node 24 that npm installed beside the other dependencies.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) < 24) {
  const node = fileURLToPath(new URL('./node_modules/.bin/node', import.meta.url))
  if (!existsSync(node)) {
    console.error('Dependencies are missing. Run "npm ci" (or "npm start") first.')
    process.exit(1)
  }
  const run = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(run.status ?? 1)
}

await import('@poppinss/ts-exec')
await import('./bin/console.ts')
