import { answerOf, api } from './client.ts'

/** Closes the session. Having none already is as good. */
export async function signOut(): Promise<void> {
  await answerOf(api.DELETE('/session')).catch(() => undefined)
}
