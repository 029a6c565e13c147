import { modules } from '#backend/modules'

/** Read before the first call comes: the first on each controller would wait for it, and all others with it. */
await Promise.all(
  modules
    .flatMap(({ endpoints = [] }) => endpoints)
    .map(({ handler: [controller] }) => controller())
)
