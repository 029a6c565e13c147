import { isDeepStrictEqual } from 'node:util'
import app from '@adonisjs/core/services/app'
import { forgetEntitlements } from '#modules/billing/index'
import {
  HrRefusal,
  type ExternalCar,
  type ExternalPerson,
  type HrApp,
  type HrHealth,
  type HrKey,
  type HrMessage,
  type HrRefusalKind,
  type HrSource,
  type OfferedPayElement,
  type OneOffPayElement,
  type PayAmount,
} from '#modules/integrations/domain/hr_system'
import { HrSources } from '#modules/integrations/index'
import type { OpenedSource, SentMessage } from '#modules/integrations/ports/hr_sources'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import * as activities from '#workflows/synchronisation/activities'
import type { TestCompany } from './companies.ts'

/** An HR system in a test's own hand: it says what the test tells it to. */
export class FakeHr extends HrSources {
  people: ExternalPerson[] = []
  /** Whose it is. */
  account: Pick<HrHealth, 'account' | 'accountIds'> = {
    account: 'Peeters & Zonen',
    accountIds: ['60002'],
  }
  /** What it answers instead. */
  refuses: HrRefusalKind | null = null
  pageSize = 100
  readonly asked: { cursor: string | null; since: string | null }[] = []
  readonly registered: string[] = []
  readonly removed: string[] = []
  /** Its cars; null where its key may not read them. */
  fleet: ExternalCar[] | null = null
  /** What it answers in the place of its cars. */
  refusesCars: HrRefusalKind | null = null
  /** Whether its key may grant pay elements, those that it has, and what was granted. */
  mayWrite = false
  offers: OfferedPayElement[] = [
    { code: '3110', name: 'Commission', unit: 'EUR' },
    { code: '1025', name: 'Overtime', unit: 'HOURS' },
  ]
  granted: Pick<OneOffPayElement, 'personId' | 'month' | 'code' | 'amount'>[] = []
  /** What it answers in the place of granting. */
  refusesPay: HrRefusalKind | null = null
  grantings = 0
  /** Whom it says that changed, given since when. */
  changed: (since: string) => readonly string[] = () => []

  open(_system: string, key: HrKey, _opened: OpenedSource): HrSource {
    const judge = () => {
      if (this.refuses) throw new HrRefusal(this.refuses, `refused: ${this.refuses}`, 1)
      if (Object.values(key.fields).includes('wrong'))
        throw new HrRefusal('unauthorised', 'wrong key')
    }
    return {
      hidesPayChanges: false,
      check: async () => {
        judge()
        return {
          ...this.account,
          mayRead: { people: true, pay: true, cars: this.fleet !== null },
          mayWritePayElements: this.mayWrite,
        }
      },
      whose: async () => {
        judge()
        return this.account
      },
      people: async (cursor, since) => {
        judge()
        this.asked.push({ cursor, since })
        const ids = since === null ? null : this.changed(since)
        const all = this.people.filter(({ id }) => ids === null || ids.includes(id))
        const from = Number(cursor ?? 0)
        const next = from + this.pageSize
        return {
          people: all.slice(from, next),
          next: next < all.length ? String(next) : null,
          total: all.length,
        }
      },
      lists: async () => {
        judge()
        return { departments: [{ id: '1', name: 'Sales' }], functions: [], locations: [] }
      },
      cars: async () => {
        judge()
        if (this.refusesCars) throw new HrRefusal(this.refusesCars, 'no cars')
        return this.fleet ?? []
      },
      payElements: async () => {
        judge()
        return this.offers
      },
      writePayElement: async ({ before, ...element }) => {
        judge()
        this.grantings++
        if (this.refusesPay) throw new HrRefusal(this.refusesPay, '/add: 422, No such month', 60)
        const { personId, month, code, amount } = element
        const offer = this.offers.find((each) => each.code === code)
        if (!offer) return 'unknown_code'
        if (offer.unit !== element.unit) return 'other_unit'
        const at = (of: PayAmount | null) =>
          this.granted.findIndex(
            (each) =>
              each.personId === personId &&
              each.month === month &&
              each.code === code &&
              isDeepStrictEqual(each.amount, of)
          )
        if (amount !== null && at(amount) >= 0) return 'stood'
        if (before !== null && at(before) < 0) return 'changed_there'
        const isOther = (each: (typeof this.granted)[number]) =>
          each.personId === personId && each.month === month && each.code === code
        if (before === null && this.granted.some(isOther)) return 'unknown_there'
        if (before !== null) this.granted.splice(at(before), 1)
        if (amount !== null) this.granted.push({ personId, month, code, amount })
        return 'written'
      },
      webhooks: {
        register: async (address) => {
          this.registered.push(address)
          return { id: 'hook-1', secret: 'known to both' }
        },
        remove: async (id) => void this.removed.push(id),
      },
    }
  }

  read(
    _system: string,
    secret: string,
    { headers, body }: SentMessage
  ): HrMessage | { refused: 'signature' } {
    if (headers.signature !== secret) return { refused: 'signature' }
    return { id: body, at: new Date().toISOString(), people: [] }
  }

  consentAddress(_system: string, own: HrApp, back: { state: string; redirectUri: string }) {
    return `https://hr.test/authorize?${new URLSearchParams({ client_id: own.clientId, ...back })}`
  }

  /** `good` is a code. */
  async exchange(_system: string, own: HrApp, code: string): Promise<HrKey> {
    if (code !== 'good') throw new HrRefusal('unauthorised', 'wrong code')
    return { fields: { ...own, accessToken: 'a key', refreshToken: 'another' } }
  }

  returnAddress(slug: string): string {
    return `http://${slug}.localhost/settings/integrations`
  }

  addressFor(slug: string, connectionId: string): string {
    return `http://${slug}.localhost/api/hr-messages/${connectionId}`
  }
}

/** Puts it in the place of the systems themselves, until `app.container.restore(HrSources)`. */
export function serveHr(fake: FakeHr): FakeHr {
  app.container.swap(HrSources, () => fake)
  return fake
}

/** A person of it, with what a test says otherwise. */
export function personOf(
  id: string,
  worker: ExternalPerson['worker'],
  more: Partial<ExternalPerson> = {}
): ExternalPerson {
  return { id, worker, contract: null, isGone: false, unread: [], raw: { id }, ...more }
}

/** Lets companies have the add-on. */
export async function withSync(...companies: TestCompany[]): Promise<void> {
  for (const { id } of companies) {
    await inTenant(id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL', extras: ['SYNC'] })
    )
    forgetEntitlements(id)
  }
}

/** Does a run as its process does it, step by step; answers what the last step threw. */
export async function carryOut(companyId: string, runId: string, sliceSize = 3): Promise<unknown> {
  const run = { companyId, requestId: 'test', locale: 'en' as const, runId }
  try {
    let { goesOn } = await activities.openSync(run)
    if (!goesOn) return null
    while (goesOn) ({ goesOn } = await activities.readPage({ ...run, sliceSize }))
    await activities.closeSync(run)
    return null
  } catch (error) {
    await activities.failSync({ ...run, failure: (error as { type?: string }).type ?? null })
    return error
  }
}
