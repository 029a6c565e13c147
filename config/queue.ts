import env from '#backend/start/env'
import { certificate } from '#config/certificate'

/**
 * BullMQ's store: Redis when REDIS_URL is set (`rediss://user:password@host` over TLS, against REDIS_TLS_CA where it is no
 * public authority's), else schema `bullmq` of the same PostgreSQL.
 */
export default {
  redisUrl: env.get('REDIS_URL'),
  redisCa: certificate(env.get('REDIS_TLS_CA')),
  postgres: { connectionString: env.get('DATABASE_URL'), schema: 'bullmq', max: 4 },
}
