/**
 * `npm run chaos [-- --course=offers|indexation --queue=postgres|redis --kills=300 --seed=1 --write]`: kills web, worker, queue, Temporal and
 * PostgreSQL with -9 while offers are sent and accepted, then looks whether anything was lost or mailed twice, with the queue
 * in PostgreSQL and then in Redis, unless one is named; or while indexes are planned, approved, applied and undone. With --write the figures go into docs/figures.json and the README. This file must run on Node 20.
 */
import { prepareNode } from './setup/prepare_node.mjs'

if (await prepareNode()) {
  const { chaos } = await import('./chaos_steps.ts')
  await chaos(process.argv.slice(2))
}
