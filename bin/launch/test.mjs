/**
 * `npm test [suite…] [-- Japa's options]`: installs what is missing, runs types, lint and every suite, and
 * closes with `N passed, N failed`. This file and what it imports at the top must run on Node 20.
 */
import { prepareNode } from './setup/prepare_node.mjs'

if (await prepareNode()) {
  const { test } = await import('./test_steps.ts')
  await test(process.argv.slice(2))
}
