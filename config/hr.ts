import env from '#backend/start/env'

/** A server that speaks the APIs of HR systems, in their place: for tests and the demo. No screen and no key names it. */
export const hrLocalUrl = env.get('HR_LOCAL_URL')
