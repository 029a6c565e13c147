import { request } from './request.ts'

/** Closes the session. Having none already is as good. */
export async function signOut(): Promise<void> {
  await request<void>('DELETE', 'session').catch(() => undefined)
}
