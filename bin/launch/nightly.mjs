/**
 * `npm run nightly [-- --only=fuzz,shuffled]`: what is too long for `npm test`, one after the other, and what came of
 * it into docs/figures.json. Takes hours. This file must run on Node 20.
 */
import { prepareNode } from './setup/prepare_node.mjs'

if (await prepareNode()) {
  const { spawnSync } = await import('node:child_process')
  const { ROOT } = await import('./paths.mjs')
  const { status } = spawnSync(
    process.execPath,
    ['--import=@poppinss/ts-exec', 'tests/nightly/run.ts', ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit' }
  )
  process.exit(status ?? 1)
}
