/**
 * `npm run bench [-- --write]`: measures the figures of the README, on this machine, in one run. With --write the
 * figures go into docs/figures.json and the README. This file must run on Node 20.
 */
import { prepareNode } from './setup/prepare_node.mjs'

if (await prepareNode()) {
  const { bench } = await import('./bench_steps.ts')
  await bench(process.argv.slice(2))
}
