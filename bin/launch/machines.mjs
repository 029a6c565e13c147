/**
 * `npm run machines [-- --write]`: two web and two worker processes side by side on one database and one Redis behind
 * a proxy, and whether they agree. This file must run on Node 20.
 */
import { prepareNode } from './setup/prepare_node.mjs'

if (await prepareNode()) {
  const { machines } = await import('./machines_steps.ts')
  await machines(process.argv.slice(2))
}
