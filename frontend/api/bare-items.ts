import { createApiClient } from '#modules/shared/api_client'
import type { BareItem } from '#modules/scenarios/pure'

/** Some people of a scenario, and after whom the next ones come; null where there are none. */
export interface BareItems {
  data: readonly BareItem[]
  next: string | null
}

/** That of the page is not for a worker: it tells the person that something is asked for, and asks for proofs. */
const api = createApiClient({ baseUrl: '/api', fetch })

/**
 * What figures of a scenario are computed from, without names: some of one of so many shares of its people. Nothing of it is
 * kept but by the worker that asks. Throws where the server does not answer with it.
 */
export async function bareItemsOf(
  id: string,
  query: { part: number; of: number; after?: string }
): Promise<BareItems> {
  const { data, response } = await api.GET('/scenarios/{id}/packages', {
    params: { path: { id }, query },
    headers: { accept: 'application/json' },
  })
  if (!data) throw new Error(`${response.url} answered ${response.status}`)
  return data as unknown as BareItems
}
