import { defineConfig, stores } from '@adonisjs/limiter'

/** Limits live in PostgreSQL, so they hold over several web processes and when the queue is down. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: {
    database: stores.database({ tableName: 'rate_limits', connectionName: 'app' }),
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
