import { DATA, inData } from './paths.mjs'
import { box, columns, type Row } from './console/box.ts'
import { explain, reasonOf } from './console/launch_error.ts'
import { note, say, seconds, step } from './console/progress.mjs'
import { cscPart } from './parts/csc.ts'
import { hrPart } from './parts/hr.ts'
import { mailboxPart } from './parts/mailbox.ts'
import { modelPart } from './parts/model.ts'
import { openidPart } from './parts/openid.ts'
import { createCluster, endEarlierServer, postgresPart } from './parts/postgres.ts'
import { postgresPlace } from './parts/postgres_place.ts'
import { ensureRolesAndDatabase } from './parts/postgres_roles.ts'
import { stripePart } from './parts/stripe.ts'
import { webPart, workerPart } from './parts/web.ts'
import { Children } from './process/children.ts'
import { onEnding } from './process/ending.ts'
import { RunRecord, type LivingRun } from './process/run_record.ts'
import { ensureBuilt, ensureGenerated } from './setup/build.ts'
import { DEMO_ACCOUNTS, DEMO_COMPANIES, DEMO_PARTNER, DEMO_PASSWORD } from './setup/demo.ts'
import {
  applicationVariables,
  childEnvironment,
  writeEnvironmentFile,
} from './setup/environment.ts'
import { localSecrets, makeLocalData, type Secrets } from './setup/local_data.ts'
import { ensurePreparedDatabase } from './setup/prepared_database.ts'
import { startPorts, type Ports } from './setup/start_ports.ts'
import { startTemporal } from './setup/start_temporal.ts'

const STOP_ORDER = [
  'web',
  'worker',
  'mail',
  'openid',
  'stripe',
  'csc',
  'hr',
  'model',
  'temporal',
  'postgres',
]

/**
 * Everything after the first stage, on Node 24: data, parts, database, build, web and worker. Returns when
 * the site answers; the process goes on until it is told to end.
 */
export async function start({ dev, withModel }: Wanted): Promise<void> {
  const startedAt = Date.now()
  const record = new RunRecord(DATA)
  const other = record.running()
  if (other) return sayRunning(other)

  say(`\nBarema${dev ? ' (development)' : ''}\n`)
  const children = new Children((running) => record.children(running))
  const stopping = new AbortController()
  let exitCode = 0
  const end = onEnding(async (reason) => {
    say(`\n  Stopping${reason ? ` (${reason})` : ''} …`)
    stopping.abort()
    await children.stop(STOP_ORDER)
    record.end()
    say('  Everything is stopped.')
    process.exit(exitCode)
  })

  try {
    await startParts({ dev, withModel, record, children, signal: stopping.signal, startedAt })
  } catch (error) {
    if (stopping.signal.aborted) return
    exitCode = 1
    console.error(`\nBarema: ${explain(error)}`)
    await end('')
  }
}

/** What is started beside what always is. */
interface Wanted {
  dev: boolean
  /** A server in a language model's place, for trying the way to one. */
  withModel: boolean
}

/** What a start works with. */
interface Start extends Wanted {
  record: RunRecord
  children: Children
  signal: AbortSignal
  startedAt: number
}

async function startParts({
  dev,
  withModel,
  record,
  children,
  signal,
  startedAt,
}: Start): Promise<void> {
  makeLocalData()
  const left = await record.endLeftovers()
  if (left.length)
    note(`The run before was killed; it had left ${left.join(', ')}, which are ended now.`)
  record.begin()

  const ports = await startPorts({ dev, withModel })
  const secrets = localSecrets()
  const variables = applicationVariables({ secrets, ports, withModel })
  const env = childEnvironment(variables, dev ? { VITE_HMR_PORT: String(ports.reload) } : {})
  writeEnvironmentFile(variables)

  await step('PostgreSQL 18', () => startPostgres(children, ports.postgres, secrets))
  const mailbox = step('Mailbox', () => startMailbox(children, ports))
  await startOpenid(children, ports)
  await startStripe(children, ports)
  await startCsc(children, ports)
  const hr = startHr(children, ports)
  if (withModel && !process.env.AI_PROVIDER) await startModel(children, ports)
  const temporal = startTemporal({ children, ports, signal })
  await ensureGenerated(env)
  await ensurePreparedDatabase(env)
  if (!dev) await ensureBuilt(env)
  await mailbox
  await hr
  await step('Worker', () => children.start(workerPart({ env, dev })))
  await step('Web', () => children.start(webPart({ env, port: ports.web, dev })))
  if (signal.aborted) return

  record.address(siteAddress(DEMO_COMPANIES[0], ports))
  say(`\n${box(welcome(ports, await temporal.state(), startedAt))}\n`)
}

async function startPostgres(children: Children, port: number, secrets: Secrets): Promise<void> {
  if (process.env.DATABASE_URL) return
  const place = postgresPlace('postgres')
  await createCluster(place, secrets.superuserPassword)
  await endEarlierServer(place)
  await children.start(postgresPart(place, { port, password: secrets.superuserPassword }))
  await ensureRolesAndDatabase({ port, password: secrets.superuserPassword }, secrets)
}

async function startMailbox(children: Children, ports: Ports): Promise<void> {
  if (process.env.SMTP_URL) return
  try {
    await children.start(
      mailboxPart({ smtpPort: ports.smtp, pagePort: ports.mailPage, folder: inData('mail') })
    )
  } catch (error) {
    note(`The mailbox is missing, mails wait in the outbox: ${reasonOf(error)}`)
  }
}

async function startOpenid(children: Children, ports: Ports): Promise<void> {
  if (process.env.GOOGLE_CLIENT_ID) return
  try {
    await children.start(openidPart({ port: ports.openid, fronts: [frontAddress(ports)] }))
  } catch (error) {
    note(`The page in Google’s place is missing: ${reasonOf(error)}`)
  }
}

async function startStripe(children: Children, ports: Ports): Promise<void> {
  if (process.env.STRIPE_SECRET_KEY) return
  try {
    await children.start(
      stripePart({ port: ports.stripe, webPort: ports.web, file: inData('stripe.json') })
    )
  } catch (error) {
    note(`The pages in Stripe’s place are missing: ${reasonOf(error)}`)
  }
}

/** Whose seal is their own would not believe the certificates of the development authority. */
async function startCsc(children: Children, ports: Ports): Promise<void> {
  if (process.env.CSC_URL || process.env.SEAL_P12) return
  try {
    await children.start(
      cscPart({ port: ports.csc, sealFolder: inData('seal'), fronts: [frontAddress(ports)] })
    )
  } catch (error) {
    note(`The page in itsme’s place is missing: ${reasonOf(error)}`)
  }
}

async function startHr(children: Children, ports: Ports): Promise<void> {
  if (process.env.HR_LOCAL_URL !== undefined) return
  try {
    await children.start(hrPart({ port: ports.hr }))
  } catch (error) {
    note(`The server in the place of HR systems is missing: ${reasonOf(error)}`)
  }
}

async function startModel(children: Children, ports: Ports): Promise<void> {
  try {
    await children.start(modelPart({ port: ports.model }))
  } catch (error) {
    note(`The server in a language model’s place is missing: ${reasonOf(error)}`)
  }
}

function welcome(ports: Ports, temporalState: string, startedAt: number): string[] {
  const addresses: Row[] = [
    ...DEMO_COMPANIES.map((company): Row => [company.name, siteAddress(company, ports)]),
    [
      'Mailbox',
      process.env.SMTP_URL
        ? `mails go to ${process.env.SMTP_URL}`
        : `http://localhost:${ports.mailPage}`,
    ],
    ['Temporal', temporalState],
    ...(ports.model
      ? [['Language model', 'a server in its place; switch it on under Settings, Assistant'] as Row]
      : []),
  ]
  const accounts = [...DEMO_ACCOUNTS, DEMO_PARTNER].map(({ email, role }): Row => [email, role])
  return [
    `Barema runs. It was ready after ${seconds(startedAt)}.`,
    '',
    ...columns(addresses),
    '',
    `Sign in with the password ${DEMO_PASSWORD} as`,
    ...columns(accounts),
    '',
    'Logs: .data/logs    Stop: Ctrl-C',
  ]
}

/** As config/app.ts says it. */
const frontAddress = (ports: Ports) =>
  process.env.APP_URL
    ? new URL(process.env.APP_URL).origin
    : `http://${process.env.APP_DOMAIN || 'localhost'}:${ports.web}`

const siteAddress = (company: { slug: string }, ports: Ports) =>
  `http://${company.slug}.${process.env.APP_DOMAIN || 'localhost'}:${ports.web}`

function sayRunning({ pid, address }: LivingRun): never {
  say(
    `Barema already runs from this folder (process ${pid})${address ? `: ${address}` : ' and is starting up'}. Stop it with Ctrl-C there, or kill ${pid}.`
  )
  // The channel to the first-stage process would keep this one alive.
  process.exit(0)
}
