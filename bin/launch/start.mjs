/**
 * `npm start`: sets everything up and runs the product. `--dev` runs the same parts from source with
 * hot reload. This file and what it imports at the top must run on Node 20 without dependencies.
 */
import { prepareNode } from './setup/prepare_node.mjs'

if (await prepareNode()) {
  const { start } = await import('./start_parts.ts')
  await start({ dev: process.argv.includes('--dev') })
}
