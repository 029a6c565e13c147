/**
 * `npm run mutation [-- Stryker's options]`: changes the formulas of the pay engine one by one and counts how
 * many changes its tests notice. Takes some minutes. This file must run on Node 20.
 */
import { prepareNode } from './setup/prepare_node.mjs'

if (await prepareNode()) {
  const { spawnSync } = await import('node:child_process')
  const { ROOT } = await import('./paths.mjs')
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', 'tests/mutation/stryker.config.mjs', ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit' }
  )
  process.exit(status ?? 1)
}
