import { setTimeout as sleep } from 'node:timers/promises'
import type { TestClient, TestResponse } from '#tests/helpers/client'
import { TestClient as Client } from '#tests/helpers/client'
import { dayFromNow } from '#tests/helpers/days'
import type { MailboxFolder } from './mailbox_folder.ts'
import { signContract } from './signing_story.ts'

/** What is tried with an offer once it has been sent. */
export type Plot = 'accept' | 'accept and sign' | 'extend and accept' | 'retract' | 'undo' | 'leave'

/** An offer with what its people were told had happened: the acknowledged steps. */
export interface Told {
  offerId: string
  plot: Plot
  isFlex: boolean
  email: string
  acknowledged: Set<
    | 'created'
    | 'sent'
    | 'undone'
    | 'extended'
    | 'retracted'
    | 'opened'
    | 'configured'
    | 'accepted'
    | 'contract sent'
    | 'company signed'
    | 'worker signed'
  >
  /** Why it went no further than this, when it did not. */
  unfinished: string | null
}

export interface World {
  hr: TestClient
  slug: string
  port: number
  mailbox: MailboxFolder
  /** What contracts are written from, and where they are worked. */
  templateId: string
  contractLocationId: string
  /** After this no call is tried any more. */
  isOver: () => boolean
}

export interface Cast {
  offerId: string
  workerId: string
  packageId: string
  contractId: string
  casefileId: string
  signerId: string
  email: string
  /** Of who signs for the company. */
  signerEmail: string
  isFlex: boolean
  plot: Plot
  number: number
}

/** A text of one line, written by someone in a hurry. */
const TEXT = [
  {
    kind: 'paragraph',
    lines: [[{ text: 'Bienvenue chez nous.', bold: false, italic: false, variable: null }]],
  },
]

const REQUEST_MS = 8_000
const PAUSE_MS = 200

/** Two people who do not give up: each call is repeated until it is answered. */
export async function tell(world: World, cast: Cast): Promise<Told> {
  const { offerId, workerId, packageId, email, isFlex, plot } = cast
  const told: Told = { offerId, plot, isFlex, email, acknowledged: new Set(), unfinished: null }
  const path = `/api/offers/${offerId}`
  try {
    await retry(
      world,
      () => world.hr.post('/api/offers', { id: offerId, workerId, packageId }),
      [201]
    )
    told.acknowledged.add('created')
    const written = await retry(world, async () => {
      const { status, body } = await world.hr.get(path)
      return status === 200
        ? world.hr.put(path, { version: body.version, body: TEXT, signerId: null })
        : { status, body }
    }, [200])
    // Asked again after the answer was lost, the offer has been sent already: that is an answer too.
    await retry(
      world,
      () => world.hr.post(`${path}/send`, { version: written.body.version }),
      [200],
      ['E_OFFER_SENT']
    )
    told.acknowledged.add('sent')
    if (plot === 'leave') return told
    if (plot === 'undo') {
      // Its mail may have left before; asked again after the answer was lost, it has been undone already.
      const { body } = await retry(
        world,
        () => world.hr.post(`${path}/unsend`),
        [200],
        ['E_OFFER_LEFT', 'E_OFFER_DRAFT']
      )
      if (body?.code !== 'E_OFFER_LEFT') told.acknowledged.add('undone')
      return told
    }
    if (plot === 'retract') {
      await retry(world, () => world.hr.post(`${path}/retract`), [200], ['E_OFFER_RETRACTED'])
      told.acknowledged.add('retracted')
      return told
    }
    if (plot === 'extend and accept') {
      // Before the mail has left, it says the later day itself.
      await arrived(world, () => world.mailbox.secretFor(email))
      await retry(
        world,
        () => world.hr.post(`${path}/extend`, { validityDateStr: dayFromNow(40) }),
        [200],
        ['E_VALIDATION']
      )
      told.acknowledged.add('extended')
    }
    await asCandidate(world, cast, told)
    if (plot === 'accept and sign') await signContract(world, cast, told)
  } catch (error) {
    told.unfinished = String(error instanceof Error ? error.message : error)
  }
  return told
}

async function asCandidate(world: World, cast: Cast, told: Told): Promise<void> {
  const { number, email, offerId, isFlex } = cast
  const browser = browserOf(world, number)
  const secret = await arrived(world, () => world.mailbox.secretFor(email))
  await retry(world, () => browser.get('/api/out/company'), [200])
  const { body: seenOffer } = await retry(
    world,
    () => world.hr.get(`/api/offers/${offerId}`),
    [200]
  )
  const path = `/api/out/offers/${seenOffer.link}`
  let seen = await retry(world, () => browser.post(`${path}/open`, { secret }), [200])
  told.acknowledged.add('opened')
  if (isFlex) {
    seen = await retry(world, async () => {
      const now = await browser.get(path)
      if (now.status !== 200) return now
      return browser.put(path, {
        package: { ...now.body.package, hasLaptop: true, laptop: 40, descriptionLaptop: 'MacBook' },
        version: now.body.offer.packageVersion,
      })
    }, [200])
    told.acknowledged.add('configured')
  }
  const { version, packageVersion } = seen.body.offer
  await retry(
    world,
    () =>
      browser.post(`${path}/accept`, {
        version,
        packageVersion,
        includeVariableCompensation: false,
      }),
    [200]
  )
  told.acknowledged.add('accepted')
}

/** A browser of its own place: links are counted by address. */
export function browserOf({ slug, port }: World, number: number): TestClient {
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  return new Client(slug, { 'x-forwarded-for': address }, port)
}

/** Waits for the mail with what is looked for in it. */
export async function arrived<T>(world: World, find: () => T | null): Promise<T> {
  for (;;) {
    const found = find()
    if (found) return found
    if (world.isOver()) throw new Error('no mail came')
    await sleep(PAUSE_MS * 2)
  }
}

/**
 * Asks until it is answered as hoped, or with a refusal that says it has been done. A refusal of another kind ends
 * the story: its reader sees which.
 */
export async function retry(
  world: Pick<World, 'isOver'>,
  ask: () => Promise<Pick<TestResponse, 'status' | 'body'>>,
  hoped: readonly number[],
  doneAlready: readonly string[] = []
): Promise<Pick<TestResponse, 'status' | 'body'>> {
  for (;;) {
    const answer = await Promise.race([
      ask().catch(() => null),
      sleep(REQUEST_MS, null, { ref: false }),
    ])
    if (answer && hoped.includes(answer.status)) return answer
    if (answer && doneAlready.includes(answer.body?.code)) return answer
    const isFinal =
      answer &&
      answer.status >= 400 &&
      answer.status < 500 &&
      answer.body?.code !== 'E_STALE_VERSION'
    if (isFinal) throw new Error(`answered ${answer.status} ${answer.body?.code}`)
    if (world.isOver()) throw new Error('time is over')
    await sleep(PAUSE_MS)
  }
}
