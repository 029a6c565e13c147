import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { isUnitOpen } from '#modules/shared/tenancy/outside'

/** Where Node and its fetch tell of every HTTP request that is made, by any library. */
const CHANNELS = ['http.client.request.created', 'undici:request:create']

/** The tests' own browser: some call by it while a unit of the product is held. */
const OWN_CLIENT = '/tests/helpers/client.ts'

/**
 * Watches for HTTP calls of this process with a unit of work open: of clients that never say that they reach out.
 *
 * @returns ends it, and throws if there were any, with the places
 */
export function watchHttp(): () => void {
  const found: string[] = []
  const look = () => {
    if (!isUnitOpen()) return
    const { stack } = new Error('An HTTP call with a unit of work open')
    if (!stack!.includes(OWN_CLIENT)) found.push(stack!)
  }
  for (const channel of CHANNELS) subscribe(channel, look)
  return () => {
    for (const channel of CHANNELS) unsubscribe(channel, look)
    if (found.length > 0) throw new Error(found.join('\n\n'))
  }
}
