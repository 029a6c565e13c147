import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '#modules/compute/pure'
import type { ApiClient } from '#modules/shared/api_client'
import { apiOf, dataOf } from '#cli/lib/client'
import type { TypedChange } from '#cli/lib/scenario_changes'
import type { SimulatedRow } from '#cli/lib/scenario_table'
import { findSession } from '#cli/lib/session'

const PAUSE_MS = 500
const PAGE = 100

/** Whose people, and in which year. */
export interface WhichCompany {
  company: string
  url?: string
  commission?: string
  /** First day of the year. */
  date: string
  lang: Language
}

/** A session of the person, as the API's client. */
export async function scenarioApi({
  company,
  url,
  lang,
}: Pick<WhichCompany, 'company' | 'url' | 'lang'>): Promise<ApiClient> {
  const session = await findSession({ company, url })
  return apiOf(session.url, { token: session.token, language: lang })
}

/** Makes a scenario of a company's people with changes in order, and waits until it is computed. */
export async function makeScenario(
  api: ApiClient,
  { commission, date }: Pick<WhichCompany, 'commission' | 'date'>,
  name: string,
  changes: readonly TypedChange[]
): Promise<string> {
  const everyone = commission ? { commissionParitaire: commission } : {}
  const body = { id: randomUUID(), name, everyone, dateStr: date }
  const { id } = await dataOf(api.POST('/scenarios', { body }))
  for (const { type, data } of changes)
    await dataOf(
      api.POST('/scenarios/{id}/apply-change', {
        params: { path: { id } },
        body: { type, data },
      })
    )
  await computed(api, id)
  return id
}

/** Waits until the figures are those of the last change. */
export async function computed(api: ApiClient, id: string) {
  for (;;) {
    const scenario = await dataOf(api.GET('/scenarios/{id}', { params: { path: { id } } }))
    if (scenario.isComputed) return scenario
    process.stderr.write(`\r${scenario.progress} / ${scenario.people}`)
    await sleep(PAUSE_MS)
  }
}

/** The people of a scenario, page after page. */
export async function writeItems(
  api: ApiClient,
  id: string,
  write: (row: SimulatedRow) => Promise<void>
): Promise<void> {
  for (let page = 1; ; page++) {
    const { data, meta } = await dataOf(
      api.GET('/scenarios/{id}/items', { params: { path: { id }, query: { page, perPage: PAGE } } })
    )
    for (const { id: item, worker, nomFonction, before, after, failure } of data) {
      const name = worker ? `${worker.firstName} ${worker.lastName}` : nomFonction
      await write({ id: worker?.id ?? item, name, before, after, failure })
    }
    if (page >= meta.lastPage) return
  }
}

/** Tries changes on a company and forgets them: the scenario is deleted, also where something went wrong. */
export async function simulateCompany(
  which: WhichCompany,
  changes: readonly TypedChange[],
  write: (row: SimulatedRow) => Promise<void>
): Promise<void> {
  const api = await scenarioApi(which)
  let id: string | undefined
  try {
    id = await makeScenario(api, which, `barema simulate ${which.date}`, changes)
    await writeItems(api, id, write)
  } finally {
    if (id) await dataOf(api.DELETE('/scenarios/{id}', { params: { path: { id } } }))
  }
}
