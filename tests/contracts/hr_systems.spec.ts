import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { readValue } from '#modules/imports/domain/read_value'
import { CONTRACT_FIELDS } from '#modules/imports/targets/contract_fields'
import { WORKER_FIELDS } from '#modules/imports/targets/worker_fields'
import { hrOutside } from '#modules/integrations/adapters/hr_addresses'
import {
  authorizeAddress,
  exchangeCode,
} from '#modules/integrations/adapters/officient/officient_calls'
import { openHrSource } from '#modules/integrations/adapters/open_hr_source'
import { readHrMessage, type HrMessageRead } from '#modules/integrations/adapters/read_hr_message'
import { HR_SYSTEMS, HrRefusal } from '#modules/integrations/domain/hr_system'
import { isSameAccount } from '#modules/integrations/domain/same_account'
import type {
  ExternalPerson,
  HrKey,
  HrSource,
  HrSystemName,
} from '#modules/integrations/domain/hr_system'
import { dayOf } from '#modules/shared/values/days'
import type { OutsideFetch } from '#modules/shared/outside/outside_fetch'
import { hrLocalUrl, localAccount, localSource, readAll } from '#tests/helpers/hr_local'

/** More than a page of any list, but for the systems that answer by thousands. */
const PEOPLE = 73

/** The local server always; a system itself where keys of a sandbox are at hand. */
const real = (system: HrSystemName): HrKey | null => {
  const {
    HR_TEST_OFFICIENT_TOKEN: token,
    HR_TEST_PERSONIO_CLIENT_ID: clientId,
    HR_TEST_PERSONIO_CLIENT_SECRET: clientSecret,
  } = process.env
  const { HR_TEST_BAMBOOHR_ADDRESS: bamboohr, HR_TEST_BAMBOOHR_API_KEY: bambooKey } = process.env
  const {
    HR_TEST_ODOO_ADDRESS: odoo,
    HR_TEST_ODOO_API_KEY: odooKey,
    HR_TEST_ODOO_DATABASE: database = '',
  } = process.env
  const keys: Record<HrSystemName, HrKey | null | '' | undefined> = {
    officient: token && { fields: { token } },
    personio: clientId && clientSecret ? { fields: { clientId, clientSecret } } : null,
    bamboohr: bamboohr && bambooKey ? { address: bamboohr, fields: { apiKey: bambooKey } } : null,
    odoo: odoo && odooKey ? { address: odoo, fields: { apiKey: odooKey, database } } : null,
  }
  return keys[system] || null
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof HrRefusal ? error.kind : String(error))
  )

const ids = (people: readonly ExternalPerson[]) => people.map(({ id }) => id)
const byNumber = (people: readonly ExternalPerson[]) =>
  ids(people)
    .map(Number)
    .toSorted((a, b) => a - b)

/** A key that was never given out, in the form of that system. */
function strangers(key: HrKey): HrKey {
  const fields = Object.fromEntries(Object.keys(key.fields).map((name) => [name, 'nobody']))
  return { ...key, fields }
}

for (const system of HR_SYSTEMS) {
  const realKey = real(system)
  const targets: Record<string, () => Promise<{ key: HrKey; open: (key: HrKey) => HrSource }>> = {
    'the local server': async () => {
      const account = localAccount(PEOPLE)
      return { key: account.key(system), open: (key) => localSource(system, key) }
    },
    ...(realKey && {
      'the system itself': async () => ({
        key: realKey,
        open: (key: HrKey) =>
          openHrSource(system, key, {
            fetch: hrOutside(undefined),
            keepKey: async () => {},
            signal: AbortSignal.timeout(600_000),
            now: () => Date.now(),
          }),
      }),
    }),
  }

  for (const [target, prepare] of Object.entries(targets))
    test.group(`HR system ${system}: ${target}`, () => {
      test('says whose account it is and what the key may read', async ({ assert }) => {
        const { key, open } = await prepare()
        const health = await open(key).check()
        assert.isNotEmpty(health.account)
        assert.isNotEmpty(health.accountIds)
        assert.isTrue(isSameAccount(health.accountIds, (await open(key).check()).accountIds))
        const { account, accountIds } = health
        assert.deepEqual(await open(key).whose(), { account, accountIds })
        assert.isTrue(health.mayRead.people)
      })

      test('reads everybody, each once, in words that a list has', async ({ assert }) => {
        const { key, open } = await prepare()
        const { people } = await readAll(open(key))
        assert.isNotEmpty(people)
        assert.equal(new Set(ids(people)).size, people.length)
        const strange = people.flatMap((person) => [
          ...unreadable(person.worker, WORKER_FIELDS, person),
          ...unreadable(person.contract ?? {}, CONTRACT_FIELDS, person),
        ])
        assert.deepEqual(strange, [])
        for (const { worker } of people)
          assert.isTrue(Boolean(worker.lastName ?? worker.fullName), JSON.stringify(worker))
      })

      test('goes on where it was cut, with another connection, and leaves nobody out', async ({
        assert,
      }) => {
        const { key, open } = await prepare()
        const whole = byNumber((await readAll(open(key))).people)
        const pieces: ExternalPerson[] = []
        let cursor: string | null = null
        do {
          const page = await open(key).people(cursor, null)
          pieces.push(...page.people)
          cursor = page.next
        } while (cursor !== null)
        assert.deepEqual(byNumber(pieces), whole)
      })

      test('tells its own lists', async ({ assert }) => {
        const { key, open } = await prepare()
        const { departments, functions, locations } = await open(key).lists()
        for (const { id, name } of [...departments, ...functions, ...locations]) {
          assert.isNotEmpty(id)
          assert.isString(name)
        }
      })

      test('refuses a key that it does not know', async ({ assert }) => {
        const { key, open } = await prepare()
        assert.equal(await refusal(open(strangers(key)).check()), 'unauthorised')
        assert.equal(await refusal(open(strangers(key)).people(null, null)), 'unauthorised')
      })
    })

  test.group(`HR system ${system}: what the local server knows of its people`, () => {
    test('is of an account that is told from others, by whatever key', async ({ assert }) => {
      const [own, other] = [localAccount(2), localAccount(2)]
      const idsOf = async (account: typeof own, marks = '') =>
        (await localSource(system, account.key(system, marks)).check()).accountIds
      const told = await idsOf(own)
      assert.isTrue(isSameAccount(told, await idsOf(own, '.no-pay')))
      assert.isFalse(isSameAccount(told, await idsOf(other)))
    })

    test('arrives field by field', async ({ assert }) => {
      const account = localAccount(PEOPLE)
      const { people } = await readAll(localSource(system, account.key(system)))
      assert.lengthOf(people, PEOPLE)
      // Hours, a leader, a car and a wage of their own.
      const person = people.find(({ id }) => id === '7')!
      assert.deepInclude(person.worker, {
        firstName: 'Simon',
        lastName: 'El Amrani',
        gender: 'M',
        department: 'Operations',
        nomFonction: 'Magazinier',
        employeeNumber: 'H1007',
        dateOfBirth: '1972-08-08',
        etatCivil: 'cohabitant',
      })
      assert.deepInclude(person.contract, { salaireBrut: '2988.50', regimeNumerateur: '30.4' })
      assert.equal(person.managerId, '1')
      assert.equal(people.find(({ id }) => id === '1')!.managerId, null)
      assert.isFalse(person.isGone)
      assert.isTrue(people.find(({ id }) => id === '50')!.isGone, 'who left in 2025')
      assert.deepEqual(
        person.unread.filter((field) => WORKER_NAMES.has(field)),
        UNSAID[system]
      )
    })

    test('whoever changed since a moment, and nobody else', async ({ assert }) => {
      const account = localAccount(PEOPLE)
      await account.begin()
      const before = new Date(Date.now() - 1000).toISOString()
      const source = localSource(system, account.key(system))
      assert.deepEqual(ids((await readAll(source, before)).people), [])
      await account.change([3, 40, 61], { phone: '+32475000001' })
      const [added] = await account.add(1)
      const changed = (await readAll(localSource(system, account.key(system)), before)).people
      assert.deepEqual(byNumber(changed), [3, 40, 61, added])
    })

    if (system !== 'officient')
      test('a raise alone is a change too', async ({ assert }) => {
        const account = localAccount(PEOPLE)
        await account.begin()
        const before = new Date(Date.now() - 1000).toISOString()
        await account.change([12], { pay: 4_000, payFrom: dayOf(Date.now()) })
        const { people } = await readAll(localSource(system, account.key(system)), before)
        assert.deepEqual(ids(people), ['12'])
        assert.deepInclude(people[0]!.contract, {
          salaireBrut: '4000.00',
          startDate: dayOf(Date.now()),
        })
      })

    test('a key that may not see pay leaves it unread', async ({ assert }) => {
      const account = localAccount(5)
      const source = localSource(system, account.key(system, '.no-pay'))
      assert.isFalse((await source.check()).mayRead.pay)
      const { people } = await readAll(source)
      for (const { contract, unread } of people) {
        assert.notProperty(contract ?? {}, 'salaireBrut')
        assert.include(unread, 'salaireBrut')
      }
    })

    test('people who come and go between two pages: nobody is left out', async ({ assert }) => {
      // Of the systems that answer by thousands a second page has to begin somewhere.
      const many = system === 'bamboohr' || system === 'odoo' ? 1_400 : 95
      const account = localAccount(many)
      const source = localSource(system, account.key(system))
      const first = await source.people(null, null)
      assert.isNotNull(first.next)
      const seen = ids(first.people).map(Number)
      await account.remove([seen[0]!, seen[3]!, seen[4]!])
      const added = await account.add(2)
      const rest: ExternalPerson[] = []
      for (let cursor = first.next; cursor !== null;) {
        const page = await source.people(cursor, null)
        rest.push(...page.people)
        cursor = page.next
      }
      const all = [...seen, ...byNumber(rest)].filter((id) => !added.includes(id))
      assert.deepEqual(
        [...new Set(all)].toSorted((a, b) => a - b),
        Array.from({ length: many }, (_, at) => at + 1)
      )
    })
  })

  test.group(`HR system ${system}: a server in trouble`, () => {
    const trouble = async (account: ReturnType<typeof localAccount>, rule: object) => {
      await account.begin()
      await account.spoil({ system, ...rule })
      // Only who waits for nothing is impatient: a slow machine is no server in trouble.
      const times = isEndless(rule) ? { headMs: 500, bodyMs: 500 } : {}
      const fetch: OutsideFetch = (request) =>
        hrOutside(hrLocalUrl())({ ...request, ...times, maxBytes: 2_000_000 })
      return localSource(system, account.key(system), { fetch })
    }

    for (const [status, kind] of [
      [401, 'unauthorised'],
      [403, 'forbidden'],
      [500, 'unreachable'],
      [503, 'unreachable'],
    ] as const)
      test(`${status} is said as ${kind}`, async ({ assert }) => {
        const account = localAccount(3)
        const source = await trouble(account, { status, times: 9 })
        assert.equal(await refusal(source.people(null, null)), kind)
      })

    for (const [status, kind] of [
      [404, 'not_found'],
      [422, 'invalid'],
    ] as const)
      test(`${status} of the first list is said as ${kind}`, async ({ assert }) => {
        const account = localAccount(3)
        const source = await trouble(account, { status, times: 9, path: FIRST_LIST[system] })
        assert.equal(await refusal(source.people(null, null)), kind)
      })

    test('too many calls: a long wait is said with its seconds, a short one is kept', async ({
      assert,
    }) => {
      const long = localAccount(3)
      const patient = await trouble(long, { status: 429, retryAfter: '37' })
      const error = await patient.people(null, null).catch((caught: unknown) => caught)
      assert.deepInclude(error, { kind: 'limited', retryAfter: 37 })
      const dated = localAccount(3)
      const at = new Date(Date.now() + 40_000).toUTCString()
      const other = await trouble(dated, { status: 429, retryAfter: at })
      const told = (await other.people(null, null).catch((caught: unknown) => caught)) as HrRefusal
      assert.equal(told.kind, 'limited')
      assert.isTrue(told.retryAfter! > 5 && told.retryAfter! <= 41, String(told.retryAfter))
      const short = localAccount(3)
      const source = await trouble(short, { status: 429, retryAfter: '1' })
      assert.lengthOf((await readAll(source)).people, 3)
    })

    for (const [body, kind] of [
      ['broken', 'unreadable'],
      ['html', 'unreadable'],
      ['empty', 'unreadable'],
      ['slow', 'unreachable'],
      ['silent', 'unreachable'],
      ['bomb', 'unreadable'],
    ] as const)
      test(`an answer that is ${body} is ${kind}`, async ({ assert }) => {
        const account = localAccount(3)
        const source = await trouble(account, { body, path: FIRST_LIST[system], times: 9 })
        assert.equal(await refusal(source.people(null, null)), kind)
      })

    test('a key shown by an answer stands in no refusal', async ({ assert }) => {
      const account = localAccount(3)
      const key = account.key(system)
      const source = await trouble(account, { status: 403, times: 9 })
      const error = (await source.people(null, null).catch((caught: unknown) => caught)) as Error
      for (const value of Object.values(key.fields))
        if (value.includes('.')) assert.notInclude(error.message, value)
    })

    test('a reading is ended by its signal', async ({ assert }) => {
      const account = localAccount(3)
      await account.begin()
      await account.spoil({ system, body: 'silent', path: FIRST_LIST[system] })
      const ended = new AbortController()
      const source = localSource(system, account.key(system), { signal: ended.signal })
      const reading = source.people(null, null)
      setTimeout(() => ended.abort(new Error('the night is over')), 50)
      assert.equal(await refusal(reading), 'Error: the night is over')
    })
  })
}

const isEndless = (rule: { body?: string }) => rule.body === 'slow' || rule.body === 'silent'

/** What the first reading of everybody asks. */
const FIRST_LIST: Record<HrSystemName, string> = {
  officient: '^/1.0/people/list',
  personio: '^/v2/persons$',
  bamboohr: '/datasets/employee/data',
  odoo: '/hr.employee/search_read',
}

const WORKER_NAMES = new Set(WORKER_FIELDS.map(({ name }) => name))
/** Fields of a worker that the local server of a system has no place for. */
const UNSAID: Record<HrSystemName, string[]> = {
  officient: [],
  personio: [],
  bamboohr: ['language'],
  odoo: [],
}

/** Fields that no list has, and values that no list may hold. */
function unreadable(
  said: Readonly<Record<string, string | null>>,
  fields: typeof WORKER_FIELDS,
  { id }: ExternalPerson
): string[] {
  return Object.entries(said).flatMap(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    if (!field) return [`${id}: ${name} is no field`]
    if (value === null) return []
    const read = readValue(value, field, { decimal: '.', dates: 'YMD' })
    return 'value' in read ? [] : [`${id}: ${name} ${value}: ${read.code}`]
  })
}

test.group('HR systems: an account of BambooHR in which ids are texts', () => {
  test('is read by the numbers of its pages', async ({ assert }) => {
    const account = localAccount(2_100)
    const { people, pages } = await readAll(
      localSource('bamboohr', account.key('bamboohr', '.text-ids'))
    )
    assert.equal(pages, 3)
    assert.deepEqual(
      byNumber(people),
      Array.from({ length: 2_100 }, (_, at) => at + 1)
    )
  })
})

test.group('HR systems: tokens', () => {
  test('Personio hands one out for all calls that wait for it', async ({ assert }) => {
    const account = localAccount(60)
    await account.begin()
    let fetched = 0
    const counting: OutsideFetch = (request) => {
      if (request.url.endsWith('/v2/auth/token')) fetched++
      return hrOutside(hrLocalUrl())(request)
    }
    const source = localSource('personio', account.key('personio'), { fetch: counting })
    await Promise.all([source.check(), source.people(null, null), source.lists()])
    assert.equal(fetched, 1)
  })

  test('a person lets us in at Officient, and the token is renewed once and kept before it is used', async ({
    assert,
  }) => {
    const account = localAccount(40)
    await account.begin()
    const app = { clientId: account.key('officient').fields.token!, clientSecret: 'local' }
    const back = 'http://localhost:3333/back'
    const address = authorizeAddress(app, { state: 's1', redirectUri: back }, hrLocalUrl())
    assert.include(await (await fetch(address)).text(), 'Allow')
    const form = new URLSearchParams({ client_id: app.clientId, state: 's1', redirect_uri: back })
    const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' })
    const led = new URL(answer.headers.get('location')!)
    assert.equal(led.searchParams.get('state'), 's1')
    const code = led.searchParams.get('code')!
    const settings = {
      fetch: hrOutside(hrLocalUrl()),
      signal: new AbortController().signal,
      now: () => Date.now(),
    }
    const key = await exchangeCode(app, code, settings)
    assert.equal(
      await refusal(exchangeCode(app, code, settings)),
      'unauthorised',
      'a code is for once'
    )

    const fresh = localSource('officient', key)
    assert.lengthOf((await fresh.people(null, null)).people, 30)
    assert.isEmpty(fresh.kept)
    // An hour later by our clock and by theirs.
    await account.skew(3_600_000)
    const later = localSource('officient', key, { now: () => Date.now() + 3_600_000 })
    await Promise.all([later.people(null, null), later.lists()])
    assert.lengthOf(later.kept, 1)
    assert.notEqual(later.kept[0]!.fields.accessToken, key.fields.accessToken)
    // Their clock is ahead of ours: the token has ended there, and not here.
    await account.skew(2 * 3_600_000 + 60_000)
    const skewed = localSource('officient', later.kept[0]!)
    assert.lengthOf((await skewed.people(null, null)).people, 30)
    assert.lengthOf(skewed.kept, 1)
    // The former token of renewal is worth nothing any more.
    assert.equal(await refusal(localSource('officient', later.kept[0]!).check()), 'unauthorised')
  })
})

test.group('HR systems: what only Officient has', () => {
  test('cars with what their tax is reckoned from', async ({ assert }) => {
    const account = localAccount(40)
    await account.begin()
    const cars = await localSource('officient', account.key('officient')).cars!()
    assert.deepEqual(
      cars.map(({ personId }) => personId),
      ['1', '12', '13', '24', '25', '36', '37']
    )
    assert.deepEqual(cars[0], {
      id: '5001',
      personId: '1',
      name: 'Volkswagen Passat',
      catalogueValue: '41200.00',
      co2: '128',
      fuel: 'diesel',
      yearlyCost: '10400.00',
    })
  })

  test('a pay element of a month, granted once however often it is sent; another amount takes its place, and it is taken away', async ({
    assert,
  }) => {
    const account = localAccount(5)
    await account.begin()
    const source = localSource('officient', account.key('officient'))
    assert.isTrue((await source.check()).mayWritePayElements)
    assert.deepEqual(await source.payElements!('3'), [
      { code: '3110', name: 'Commissieloon', unit: 'EUR' },
      { code: '5003', name: 'Terugbetaling onkosten / dag', unit: 'DAYS' },
      { code: '1025', name: 'Overuren', unit: 'HOURS' },
    ])
    const eur = (value: string) => ({ value, each: null })
    const bonus = {
      ...{ personId: '3', month: '2026-11', code: '3110', unit: 'EUR' as const },
      ...{ amount: eur('250.00'), before: null },
    }
    const amounts = async () =>
      (await account.granted()).map((one: any) => [one.month, one.parts.total_value])
    assert.equal(await source.writePayElement!(bonus), 'written')
    assert.equal(await source.writePayElement!(bonus), 'stood')
    assert.equal(await source.writePayElement!({ ...bonus, month: '2026-12' }), 'written')
    assert.deepEqual(await amounts(), [
      [11, '250.00'],
      [12, '250.00'],
    ])
    assert.equal(
      await source.writePayElement!({ ...bonus, amount: eur('270.00') }),
      'unknown_there',
      'nothing here says whose the 250 are'
    )
    const more = { ...bonus, amount: eur('300.00'), before: eur('250.00') }
    assert.equal(await source.writePayElement!(more), 'written')
    assert.equal(await source.writePayElement!(more), 'stood')
    assert.equal(
      await source.writePayElement!({ ...bonus, amount: eur('400.00'), before: eur('250.00') }),
      'changed_there',
      'it is 300 there by now'
    )
    assert.equal(
      await source.writePayElement!({ ...bonus, amount: null, before: eur('300.00') }),
      'written'
    )
    assert.deepEqual(await amounts(), [[12, '250.00']])
    assert.equal(await source.writePayElement!({ ...bonus, code: '9999' }), 'unknown_code')
    for (const code of ['5003', '5090'])
      assert.equal(await source.writePayElement!({ ...bonus, code }), 'other_unit')
    for (const [unit, code, parts] of [
      ['DAYS', '5003', { unity: '20.0000', days: '3.00' }],
      ['HOURS', '1025', { unity: '20.0000', hours: '3.00' }],
    ] as const) {
      const counted = { ...bonus, unit, code, amount: { value: '3.00', each: '20.0000' } }
      assert.equal(await source.writePayElement!(counted), 'written')
      assert.equal(
        await source.writePayElement!({ ...counted, amount: { value: '3', each: '20' } }),
        'stood',
        'however many decimals'
      )
      const [last] = (await account.granted()).slice(-1) as any[]
      assert.deepEqual(last.parts, parts)
      const dearer = { ...counted, amount: { value: '3.00', each: '21.0000' } }
      assert.equal(await source.writePayElement!(dearer), 'unknown_there')
      assert.equal(
        await source.writePayElement!({ ...dearer, amount: null, before: counted.amount }),
        'written'
      )
    }
    const reader = localSource('officient', account.key('officient', '.no-write'))
    assert.isFalse((await reader.check()).mayWritePayElements)
    assert.equal(await refusal(reader.writePayElement!(bonus)), 'forbidden')
  })

  test('somebody whom the list names and the key is not shown stays, with what the list says', async ({
    assert,
  }) => {
    const account = localAccount(4)
    await account.begin()
    await account.spoil({ system: 'officient', status: 404, path: '/people/2/detail' })
    const { people } = await readAll(localSource('officient', account.key('officient')))
    const person = people.find(({ id }) => id === '2')!
    assert.isNotNull(person.worker.email)
    assert.includeMembers([...person.unread], ['niss', 'salaireBrut'])
    assert.isNull(person.contract)
  })
})

test.group('HR systems: messages', () => {
  for (const system of ['officient', 'personio', 'bamboohr'] as const)
    test(`${system} tells who changed, in messages that are signed, fresh and known again`, async ({
      assert,
      cleanup,
    }) => {
      const account = localAccount(9)
      await account.begin()
      const source = localSource(system, account.key(system))
      const heard: HrMessageRead[] = []
      let secret = ''
      const now = Date.now()
      const receiver = createServer(async (request, response) => {
        const body = await text(request)
        const query = Object.fromEntries(new URL(request.url!, 'http://x').searchParams)
        heard.push(readHrMessage(system, secret, request.headers, body, now, query))
        response.end()
      }).listen(0, '127.0.0.1')
      await once(receiver, 'listening')
      cleanup(() => void receiver.close())
      const { port } = receiver.address() as AddressInfo
      const registered = await source.webhooks!.register(`http://127.0.0.1:${port}/heard`)
      ;({ secret } = registered)
      assert.isTrue(secret.length >= 32)

      await account.send({ people: [4], times: 2 })
      const [first, again] = heard.splice(0)
      assert.property(first, 'id')
      assert.deepEqual(first, again, 'a message that is sent twice has one id')
      assert.deepEqual(
        'people' in first! ? first.people : null,
        system === 'officient' ? [] : ['4']
      )
      if (system !== 'officient') {
        await account.send({ people: [4], isForged: true })
        await account.send({ people: [4], ageMs: 6 * 60_000 })
        await account.send({ people: [4], ageMs: -6 * 60_000 })
        assert.deepEqual(heard.splice(0), [
          { refused: 'signature' },
          { refused: 'age' },
          { refused: 'age' },
        ])
      }
      secret = 'another'
      await account.send({ people: [4] })
      for (const message of heard.splice(0)) assert.deepEqual(message, { refused: 'signature' })

      await source.webhooks!.remove(registered.id)
      await source.webhooks!.remove(registered.id)
      assert.deepEqual(await account.send({ people: [4] }), [])
    })

  test('Odoo has none', ({ assert }) => {
    assert.isUndefined(localSource('odoo', localAccount(1).key('odoo')).webhooks)
  })
})
