import env from '#backend/start/env'

/** BullMQ's store: Redis when REDIS_URL is set, else schema `bullmq` of the same PostgreSQL. */
export default {
  redisUrl: env.get('REDIS_URL'),
  postgres: { connectionString: env.get('DATABASE_URL'), schema: 'bullmq', max: 4 },
}
