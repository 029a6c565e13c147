/**
 * `npm start`: sets everything up and runs the product. `--dev` runs the same parts from source with
 * hot reload, `--model` a server in a language model's place beside them. This file and what it imports at the top must run on Node 20 without dependencies.
 */
import { prepareNode } from './setup/prepare_node.mjs'

if (await prepareNode()) {
  const { start } = await import('./start_parts.ts')
  const has = (/** @type {string} */ name) => process.argv.includes(name)
  await start({ dev: has('--dev'), withModel: has('--model') })
}
