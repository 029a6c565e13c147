import { openHrSource } from '#modules/integrations/adapters/open_hr_source'
import { hrOutside } from '#modules/integrations/adapters/hr_addresses'
import type { SourceSettings } from '#modules/integrations/adapters/shared/source_settings'
import type {
  ExternalPerson,
  HrKey,
  HrSource,
  HrSystemName,
} from '#modules/integrations/domain/hr_system'
import type { Spoilt } from '../../bin/launch/hr/accounts.ts'
import type { LocalPerson } from '../../bin/launch/hr/people.ts'
import type { Sending } from '../../bin/launch/hr/webhooks.ts'

/** The server in the vendors' place, which the launcher brought. */
export const hrLocalUrl = (): string => process.env.HR_LOCAL_URL!

let accounts = 0

/**
 * An account of the local server that no other test has, with so many people; whoever asks for `acme` gets that of the demo
 * company.
 */
export function localAccount(count: number, name = `t${process.pid}-${++accounts}`) {
  const ask = async <T>(verb: string, body: object = {}): Promise<T> => {
    const answer = await fetch(`${hrLocalUrl()}/control/${name}/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${verb}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return {
    name,
    begin: () => ask('begin', { count }),
    spoil: (rule: Spoilt) => ask('spoil', rule),
    change: (ids: number[], what: Partial<LocalPerson> = {}) => ask('change', { ids, what }),
    add: async (added: number) => (await ask<{ ids: number[] }>('add', { count: added })).ids,
    remove: (ids: number[]) => ask('remove', { ids }),
    skew: (ms: number) => ask('skew', { ms }),
    /** The statuses that our receiver answered. */
    send: async (sending: Sending) => (await ask<{ statuses: number[] }>('send', sending)).statuses,
    /** What was asked of it since this was asked last. */
    calls: async () => (await ask<{ calls: string[] }>('calls')).calls,
    granted: async () => (await ask<{ granted: object[] }>('granted')).granted,
    /** @param marks `.no-pay`, `.no-write` */
    key: (system: HrSystemName, marks = '') => localKey(system, name, count, marks),
  }
}

export type LocalHrAccount = ReturnType<typeof localAccount>

/** The key of an account: the server knows by it how many people the account has. */
export function localKey(system: HrSystemName, account: string, count: number, marks = ''): HrKey {
  const key = `local.${account}.${count}${marks}`
  switch (system) {
    case 'officient':
      return { fields: { token: key } }
    case 'personio':
      return { fields: { clientId: key, clientSecret: 'local' } }
    case 'bamboohr':
      return { address: `https://${account}.bamboohr.com`, fields: { apiKey: key } }
    case 'odoo':
      return { address: `https://${account}.odoo.com`, fields: { apiKey: key, database: account } }
  }
}

/** A source that waits for nothing but its answers; what it keeps of its key is told. */
export function localSource(
  system: HrSystemName,
  key: HrKey,
  more: Partial<SourceSettings> = {}
): HrSource & { kept: HrKey[] } {
  const kept: HrKey[] = []
  const source = openHrSource(system, key, {
    fetch: hrOutside(hrLocalUrl()),
    keepKey: async (renewed) => void kept.push(renewed),
    signal: new AbortController().signal,
    now: () => Date.now(),
    gapMs: 0,
    ...more,
  })
  return Object.assign(source, { kept })
}

/** All people of a reading, page by page, and how many pages it took. */
export async function readAll(
  source: HrSource,
  since: string | null = null
): Promise<{ people: ExternalPerson[]; pages: number }> {
  const people: ExternalPerson[] = []
  let cursor: string | null = null
  for (let pages = 1; ; pages++) {
    const page = await source.people(cursor, since)
    people.push(...page.people)
    if (page.next === null) return { people, pages }
    cursor = page.next
  }
}
