import env from '#backend/start/env'

/** Temporal's front door. The application never waits for it. */
export default {
  address: env.get('TEMPORAL_ADDRESS', '127.0.0.1:7233'),
  namespace: env.get('TEMPORAL_NAMESPACE', 'default'),
  taskQueue: 'barema',
}
