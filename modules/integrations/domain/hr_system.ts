import type { PayUnit } from '#modules/elements/index'

/** The systems in which companies keep their people, by the name they have in addresses and rows. */
export const HR_SYSTEMS = ['officient', 'personio', 'bamboohr', 'odoo'] as const
export type HrSystemName = (typeof HR_SYSTEMS)[number]

/**
 * What an HR system says of one person. Fields have the names that an imported list has
 * (`modules/imports`), their values are texts as a column would hold them: days `YYYY-MM-DD`, amounts in
 * EUR with a point. `null` is said to be empty; what is left out was not said at all.
 */
export interface ExternalPerson {
  /** What the other system knows them by; never changes. */
  id: string
  worker: Readonly<Record<string, string | null>>
  /**
   * Their terms of today, or those that begin next; `null` where none is known. `startDate` is the day from which these
   * terms hold: that of a raise, where there was one since they came.
   */
  contract: Readonly<Record<string, string | null>> | null
  /** Who leads them, by the other system's id; left out where it was not said. */
  managerId?: string | null
  /** They left: an end may be proposed, nobody is removed. */
  isGone: boolean
  /** Fields of worker and contract that the key may not read: nothing is concluded from their absence. */
  unread: readonly string[]
  /** The answers it was read from, kept sealed for 30 days. */
  raw: unknown
}

/** Where a reading goes on after it was cut: opaque text of the adapter, `null` at its end. */
export type Cursor = string | null

/** Some people, in an order that stays; `total` where the system says it. */
export interface PeoplePage {
  people: readonly ExternalPerson[]
  next: Cursor
  total: number | null
}

/** What a connection is asked at the start: whose it is, and what its key may do. */
export interface HrHealth {
  account: string
  /** By which it is told from other accounts, as `isSameAccount` compares them; empty where the system does not say. */
  accountIds: readonly string[]
  mayRead: { people: boolean; pay: boolean; cars: boolean }
  mayWritePayElements: boolean
}

/** Whose a key is. */
export type HrWhose = Pick<HrHealth, 'account' | 'accountIds'>

/** The other system's own lists, to be mapped on ours. */
export interface ExternalLists {
  departments: readonly { id: string; name: string }[]
  functions: readonly { id: string; name: string }[]
  locations: readonly { id: string; name: string }[]
}

/** A car as the other system knows it; CO2 in g/km, catalogue value and yearly cost in EUR. */
export interface ExternalCar {
  id: string
  personId: string | null
  name: string
  catalogueValue: string | null
  co2: string | null
  fuel: string | null
  yearlyCost: string | null
}

/** What may be granted once to a person there, and what it is counted in. */
export interface OfferedPayElement {
  code: string
  name: string
  unit: PayUnit
}

/** So much of a unit, with a point; of hours and days with EUR for one of them, which the system asks for. */
export interface PayAmount {
  value: string
  /** Null where the unit is EUR. */
  each: string | null
}

/** What of one month the other system shall pay once. */
export interface OneOffPayElement {
  personId: string
  /** `YYYY-MM`. */
  month: string
  code: string
  unit: PayUnit
  /** Null where nothing shall stand there any more. */
  amount: PayAmount | null
  /** What was granted earlier and this takes the place of; null for nothing. */
  before: PayAmount | null
}

/** What became of one: done now, done already, or why not. */
export type PayGranting =
  | 'written'
  | 'stood'
  /** The system has no such element for this person, or counts it in another unit. */
  | 'unknown_code'
  | 'other_unit'
  /** Somebody gave it another amount there: which is right, a person says there. */
  | 'changed_there'
  /** One of that code stands there that nobody here knows of: also ours, of a connection that was removed since. */
  | 'unknown_there'

/**
 * One HR system, as everything else sees it: an adapter for each (`adapters/<name>/`). Every call may
 * throw `HrRefusal`; none opens a unit of work, and none waits longer than its `signal` lets it.
 */
export interface HrSource {
  /** The system has no way to ask whose pay alone changed: now and then everybody is to be read. */
  readonly hidesPayChanges: boolean
  check(): Promise<HrHealth>
  /** Whose it is and nothing else, in a call or two. */
  whose(): Promise<HrWhose>
  /**
   * @param cursor where an earlier reading stopped, `null` to begin
   * @param since ISO instant: only who changed after it, pay included; `null` is everybody
   */
  people(cursor: Cursor, since: string | null): Promise<PeoplePage>
  lists(): Promise<ExternalLists>
  cars?(): Promise<readonly ExternalCar[]>
  /** What a person may be granted once. */
  payElements?(personId: string): Promise<readonly OfferedPayElement[]>
  /** Twice is once. */
  writePayElement?(element: OneOffPayElement): Promise<PayGranting>
  webhooks?: HrWebhooks
}

/** For systems that tell of changes by themselves. */
export interface HrWebhooks {
  /** @returns what the other system calls it, and the secret it signs with, shown once */
  register(address: string): Promise<{ id: string; secret: string }>
  remove(id: string): Promise<void>
}

/** A message of an HR system that was looked at: its id is kept once, the people it names are read again. */
export interface HrMessage {
  id: string
  /** When it was sent, ISO; messages older than five minutes are refused. */
  at: string
  people: readonly string[]
}

/** What a connection is: the fields of its key by name, never shown again, and where the system is. */
export interface HrKey {
  /** Only for systems of which each customer has an address of their own. */
  address?: string
  fields: Readonly<Record<string, string>>
}

/** Systems that a person may let us into by an app that their company made there, in the place of a key. */
export const HR_CONSENT_SYSTEMS = ['officient'] as const satisfies readonly HrSystemName[]
export type HrConsentSystem = (typeof HR_CONSENT_SYSTEMS)[number]

/** An app that a company made at an HR system. */
export interface HrApp {
  clientId: string
  clientSecret: string
}

export type HrRefusalKind =
  /** The key is not known, or ended: three of these in a row pause the connection. */
  | 'unauthorised'
  /** The key may not do this. */
  | 'forbidden'
  | 'not_found'
  /** The system refused what it was sent, with its own sentence. */
  | 'invalid'
  /** Too many calls; `retryAfter` seconds. */
  | 'limited'
  /** No answer, or one of a server in trouble: may be tried again. */
  | 'unreachable'
  /** An answer that is not what the system documents. */
  | 'unreadable'

/** What an HR system answered instead of what was asked. */
export class HrRefusal extends Error {
  constructor(
    readonly kind: HrRefusalKind,
    message: string,
    readonly retryAfter: number | null = null
  ) {
    super(message)
  }
}
