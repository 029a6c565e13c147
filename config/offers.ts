import env from '#backend/start/env'

/** For so long the mail of an offer waits after it was sent, and sending can be undone. */
export const undoing = { seconds: env.get('OFFER_UNDO_SECONDS', 30) }
