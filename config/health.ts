import env from '#backend/start/env'
import queue from './queue.ts'

/** What shows an operator that asks how the parts are; without it the parts are not shown. */
export const healthToken = env.get('HEALTH_TOKEN')?.release()

/** A loopback port on which the worker process says that it lives, for its container; none unless it is set. */
export const workerHealthPort = env.get('WORKER_HEALTH_PORT')

/** Connections of its own: a product whose pool is busy is not down. */
export const healthStore = { ...queue, postgres: { ...queue.postgres, max: 1 } }
