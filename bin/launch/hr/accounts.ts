import { crc32 } from 'node:zlib'
import { inventedPerson, peopleOf, type LocalPerson } from './people.ts'

export type LocalSystem = 'officient' | 'personio' | 'bamboohr' | 'odoo'

/** What a key of this server says: `local.acme.60`, and `local.acme.60.no-pay` of one that may not see pay. */
export interface LocalKey {
  account: string
  count: number
  mayReadPay: boolean
  mayWrite: boolean
  /** Ids are texts, which have no order: a catalogue may have them so. */
  hasTextIds: boolean
}

const KEY = /^local\.([a-z0-9-]+)\.(\d{1,6})((?:\.[a-z-]+)*)$/

/** Null for a key that this server does not know. */
export function readKey(key: string | undefined): LocalKey | null {
  const parts = KEY.exec(key ?? '')
  if (!parts) return null
  const [, account, count, marks] = parts
  return {
    account: account!,
    count: Number(count),
    mayReadPay: !marks!.includes('no-pay'),
    mayWrite: !marks!.includes('no-write'),
    hasTextIds: marks!.includes('text-ids'),
  }
}

/** How the next calls of an account are spoilt. */
export interface Spoilt {
  system: LocalSystem
  /** A pattern of the path below the system; every call without it. */
  path?: string
  status?: number
  retryAfter?: string
  /** `broken` and `html` are no JSON, `slow` drips, `silent` never begins, `bomb` does not end. */
  body?: 'broken' | 'html' | 'slow' | 'silent' | 'bomb' | 'empty'
  /** How many calls; one without it. */
  times?: number
  /** How many calls go by before. */
  after?: number
}

export interface LocalWebhook {
  id: string
  system: LocalSystem
  url: string
  secret: string
  events: string[]
}

/** A pay element that was granted once. */
export interface Granted {
  id: number
  personId: number
  year: number
  month: number
  typeId: number
  parts: Record<string, string>
}

/** What a raise changes, and nothing else. */
const PAY = ['pay', 'payFrom']

/** One customer of all four systems: their people, and what tests ask for. */
export class LocalAccount {
  readonly name: string
  /** Of it alone. */
  readonly number: number
  readonly people: LocalPerson[]
  readonly webhooks: LocalWebhook[] = []
  readonly granted: Granted[] = []
  /** How many were ever granted: an id is of one alone. */
  grants = 0
  /** Ids of whom were removed, with when. */
  readonly removed = new Map<number, number>()
  readonly spoilt: Spoilt[] = []
  /** Tokens that hold, with their end in milliseconds since 1970. */
  readonly tokens = new Map<string, number>()
  /** Every call: tests count them. */
  readonly calls: string[] = []
  skewMs = 0

  constructor(name: string, count: number) {
    this.name = name
    this.number = crc32(name)
    this.people = peopleOf(name, count)
  }

  /** By this server's clock, which may be wrong. */
  now(): number {
    return Date.now() + this.skewMs
  }

  person(id: number | string): LocalPerson | undefined {
    return this.people.find((person) => person.id === Number(id))
  }

  change(ids: readonly number[], what: Partial<LocalPerson>): void {
    for (const id of ids) {
      const person = this.person(id)
      if (!person) continue
      const isPay =
        Object.keys(what).length > 0 && Object.keys(what).every((name) => PAY.includes(name))
      Object.assign(person, what, isPay ? { payChangedAt: this.now() } : { changedAt: this.now() })
    }
  }

  add(count: number): number[] {
    const last = Math.max(0, ...this.people.map(({ id }) => id), ...this.removed.keys())
    const added = Array.from({ length: count }, (_, at) => inventedPerson(this.name, last + at + 1))
    for (const person of added) person.changedAt = person.payChangedAt = person.addedAt = this.now()
    this.people.push(...added)
    return added.map(({ id }) => id)
  }

  remove(ids: readonly number[]): void {
    for (const id of ids) {
      const at = this.people.findIndex((person) => person.id === id)
      if (at < 0) continue
      this.people.splice(at, 1)
      this.removed.set(id, this.now())
    }
  }

  /** The rule for a call that comes in, once it is its turn. */
  nextSpoilt(system: LocalSystem, path: string): Spoilt | undefined {
    const rule = this.spoilt.find(
      (one) => one.system === system && (!one.path || new RegExp(one.path).test(path))
    )
    if (!rule) return undefined
    if (rule.after) {
      rule.after--
      return undefined
    }
    rule.times = (rule.times ?? 1) - 1
    if (rule.times <= 0) this.spoilt.splice(this.spoilt.indexOf(rule), 1)
    return rule
  }
}

/** Accounts come to be when a key names them, with as many people as it says. */
export class LocalAccounts {
  readonly #accounts = new Map<string, LocalAccount>()

  of({ account, count }: Pick<LocalKey, 'account' | 'count'>): LocalAccount {
    const known = this.#accounts.get(account)
    if (known) return known
    const made = new LocalAccount(account, count)
    this.#accounts.set(account, made)
    return made
  }

  named(account: string): LocalAccount | undefined {
    return this.#accounts.get(account)
  }
}
