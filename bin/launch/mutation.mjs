/**
 * `npm run mutation [-- --parts=6 --part=2 --write]`: changes the formulas of the pay engine one by one and counts how
 * many changes its tests notice. Takes half an hour, or some minutes a part (`--part=2 --part=3`: both behind one trial of
 * the tests); reports of parts are kept until their files are written again. `--file=preavis` tries those alone whose
 * path has it, after a test was written; with `--parts=20` they take their place in the report of their part. With --write,
 * once each file is in a report, the score goes into docs/figures.json and the README.
 * This file must run on Node 20.
 */
import { prepareNode } from './setup/prepare_node.mjs'

if (await prepareNode()) {
  const { spawnSync } = await import('node:child_process')
  const { ROOT } = await import('./paths.mjs')
  const { status } = spawnSync(
    process.execPath,
    ['--import=@poppinss/ts-exec', 'tests/mutation/run.ts', ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit' }
  )
  process.exit(status ?? 1)
}
