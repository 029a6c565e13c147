import env from '#backend/start/env'

/**
 * Temporal's front door. The application never waits for it. Without an address there is
 * none: a process that guessed one could take the tasks of another installation on the same machine.
 */
export default {
  address: env.get('TEMPORAL_ADDRESS', ''),
  namespace: env.get('TEMPORAL_NAMESPACE', 'default'),
  taskQueue: 'barema',
}
