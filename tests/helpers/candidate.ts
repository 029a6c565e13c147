import type { Group } from '@japa/runner/core'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from './client.ts'
import { freshCompanies, type TestCompany } from './companies.ts'
import { sentOffer } from './offers.ts'

/** What a candidate tells of a household of one. */
export const SINGLE = { etatCivil: 'celibataire', conjointTravaille: false, enfantsACharge: 0 }

/** The public address of an offer in the API. */
export const path = (name: string, rest = '') => `/api/out/offers/${name}${rest}`

/** The private link of an offer, as HR copies it: its name and its secret. */
export async function linkTo(id: string, client: TestClient) {
  const { pathname, hash } = new URL((await client.post(`/api/offers/${id}/link`)).body.url)
  return { name: pathname.split('/').at(-1)!, secret: hash.slice(1) }
}

export const open = async (
  client: TestClient,
  { name, secret }: { name: string; secret: string }
) => client.post(path(name, '/open'), { secret })

/** Two fresh companies before each test, HR of the first, and what happens to its offers. */
export function candidates(group: Group) {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  return {
    get acme() {
      return acme
    },
    get globex() {
      return globex
    },
    get hr() {
      return hr
    },
    send: (fields: object = {}, type = 'FIX') =>
      sentOffer(hr, acme, fields as Record<string, unknown>, { packageType: type }),
    /** A candidate who opened the link of an offer: the client, the calls, and the offer as it was answered. */
    async candidate(offer: { id: string }) {
      const [client, link] = [await visitor(), await linkTo(offer.id, hr)]
      const opened = await open(client, link)
      const at = (rest = '') => path(link.name, rest)
      return { client, at, opened, ...opened.body }
    },
    row: (id: string) => inTenant(acme.id, (trx) => trx.from('offers').where({ id }).first()),
    kinds: (id: string) =>
      inTenant(acme.id, async (trx) =>
        (await trx.from('timeline_events').where({ offer_id: id }).orderBy('id')).map(
          ({ kind }) => kind
        )
      ),
  }
}
