import env from '#backend/start/env'

/** HR systems whose people a company keeps in step with. */
export default {
  /**
   * A server in the vendors' place, for tests and the demo (bin/launch/hr): the launcher gives its address, no screen can. It
   * is the one address of this machine to which calls outside may go.
   */
  localUrl: env.get('HR_LOCAL_URL'),
}
