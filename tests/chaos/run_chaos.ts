import { setTimeout as sleep } from 'node:timers/promises'
import type { QueueStore } from '#modules/shared/queue/bullmq'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { TestClient } from '#tests/helpers/client'
import { templateOf } from '#tests/helpers/contract_template'
import { packageBody } from '#tests/helpers/package_body'
import { random } from '#tests/helpers/random'
import { rowsOf } from './database.ts'
import { judge, type Verdict } from './judge.ts'
import { Killer } from './killer.ts'
import type { MailboxFolder } from './mailbox_folder.ts'
import type { Part } from './part.ts'
import { tell, type Cast, type Plot, type Told, type World } from './story.ts'

export interface ChaosOptions {
  seed: number
  kills: number
  /** No kill after this moment (performance.now()). */
  untilMs?: number
  /** All of them up and running. */
  parts: readonly Part[]
  url: string
  /** Where the jobs are. */
  store: QueueStore
  port: number
  company: { id: string; slug: string }
  mailbox: MailboxFolder
  /** Offers under way at the same time. */
  abreast: number
  /** Pause between two kills, at least and at most. */
  pauseMs: readonly [number, number]
  /** How long people go on trying, and mails may be on their way, after the last kill. */
  patienceMs: number
  settleMs: number
  /** Once, half-way: one part stays away for long while another, killed with it, starts. */
  absence?: { of: Part; starting: Part; forMs: number }
  /** Told after each kill. */
  onKill?: (kill: number, part: Part) => void
}

export interface ChaosReport extends Verdict {
  seed: number
  kills: number
  killsOf: Record<string, number>
  /** Parts that ended without being killed. */
  ownEnds: Record<string, number>
  seconds: number
  unfinished: string[]
}

const FLEX = {
  salaireBrut: 5000,
  canLaptop: true,
  mustHaveLaptop: true,
  laptopOptions: [{ id: 'l', description: 'MacBook', valeur: 40 }],
}
/** As often as they stand here. */
const PLOTS: readonly Plot[] = [
  'accept and sign',
  'accept and sign',
  'accept',
  'extend and accept',
  'retract',
  'undo',
  'leave',
]

/**
 * People send, open, configure, accept and retract offers while parts are killed with -9 at seeded points, several at
 * a time if chance wants it; then everything is brought up and looked at.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { seed, parts, company, port, url, untilMs = Infinity } = options
  const started = performance.now()
  const dice = random(seed)
  const hr = await signIn(company.slug, 'hr', port)
  const packages = {
    FIX: await makePackage(hr, packageBody()),
    FLEX: await makePackage(hr, packageBody({ packageType: 'FLEX' }, FLEX)),
  }
  let isKilling = true
  let overAt = Infinity
  const world: World = {
    hr,
    slug: company.slug,
    port,
    mailbox: options.mailbox,
    ...(await readyToSign(options, dice.uuid(), hr)),
    isOver: () => performance.now() > overAt,
  }

  const stories: Told[] = []
  let number = 0
  const lane = async () => {
    while (isKilling) {
      const cast = castOf(++number)
      const isThere = await addCandidate(cast)
      if (isThere) stories.push(await tell(world, cast))
    }
  }
  const castOf = (nth: number): Cast => {
    const isFlex = nth % 2 === 0
    return {
      number: nth,
      offerId: dice.uuid(),
      workerId: dice.uuid(),
      packageId: isFlex ? packages.FLEX : packages.FIX,
      contractId: dice.uuid(),
      casefileId: dice.uuid(),
      signerId: dice.uuid(),
      email: `candidate-${seed}-${nth}@example.test`,
      signerEmail: `signer-${seed}-${nth}@example.test`,
      isFlex,
      plot: PLOTS[nth % PLOTS.length],
    }
  }
  /** Straight into the table, which may be away: then this one never existed. */
  const addCandidate = ({ workerId, email, signerId, signerEmail }: Cast) =>
    rowsOf(
      url,
      company.id,
      `with worker as (
         insert into workers (id, first_name, last_name, email, language) values ($1, 'Zoé', 'Candidat', $2, 'fr')
         on conflict do nothing)
       insert into signers (id, name, nom_fonction, email) values ($3, 'Camille Renard', 'DRH', $4)
       on conflict do nothing`,
      [workerId, email, signerId, signerEmail]
    ).then(
      () => true,
      () => sleep(300, false)
    )

  const lanes = Promise.all(Array.from({ length: options.abreast }, lane))
  const killer = new Killer(dice, parts, options.onKill)
  let hasBeenAway = false
  while (killer.kills < options.kills && performance.now() < untilMs) {
    await sleep(dice.integer(...options.pauseMs))
    await killer.killOne()
    if (!options.absence || hasBeenAway || killer.kills < options.kills / 2) continue
    hasBeenAway = true
    // The two alone, so that it is their meeting that is seen.
    await killer.returned()
    await killer.kill(options.absence.of, options.absence.forMs)
    await killer.kill(options.absence.starting, 0)
    await killer.returned()
  }
  await killer.returned()
  isKilling = false
  overAt = performance.now() + options.patienceMs
  await lanes
  const verdict = await judge(
    {
      url,
      store: options.store,
      companyId: company.id,
      mailbox: options.mailbox,
      settleMs: options.settleMs,
    },
    stories
  )
  return {
    ...verdict,
    seed,
    kills: killer.kills,
    killsOf: Object.fromEntries(parts.map((part) => [part.name, part.kills])),
    ownEnds: Object.fromEntries(parts.map((part) => [part.name, part.ownEnds])),
    seconds: Math.round((performance.now() - started) / 1000),
    unfinished: stories
      .filter((story) => story.unfinished)
      .map(({ offerId, plot, unfinished }) => `${offerId} (${plot}): ${unfinished}`),
  }
}

/** A person of a demo company, signed in. */
export async function signIn(slug: string, who: string, port: number): Promise<TestClient> {
  const client = new TestClient(slug, {}, port)
  await client.get('/api/out/company')
  const answer = await client.post('/api/session', {
    email: `${who}@${slug}.test`,
    password: DEMO_PASSWORD,
  })
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.raw}`)
  return client
}

async function makePackage(hr: TestClient, body: object): Promise<string> {
  const made = await hr.post('/api/packages', body)
  if (made.status !== 201) throw new Error(`The package was refused: ${made.raw}`)
  return made.body.id
}

/** What contracts need: a place whose law of languages is known, a text, and an administrator's yes to simple signatures. */
async function readyToSign(
  { url, company }: ChaosOptions,
  contractLocationId: string,
  hr: TestClient
) {
  await rowsOf(
    url,
    company.id,
    `insert into contract_locations (id, name, language_regime) values ($1, $2, 'FR')`,
    [contractLocationId, `Siège ${contractLocationId}`]
  )
  await rowsOf(
    url,
    company.id,
    `insert into signing_settings
       (contract_level, annexe_level, upload_level, asks_code, simple_words, simple_accepted_at)
     values ('SIMPLE', 'SIMPLE', 'PAPER', false, 'Lu', now()) on conflict do nothing`
  )
  return { contractLocationId, templateId: await templateOf(hr) }
}
