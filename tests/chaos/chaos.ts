/**
 * The long form of the course of offers, run by `npm run chaos`.
 *
 *   --kills=300  --seed=1  --minutes=…  (stops killing then)  --machines=2  (web and worker twice, behind a proxy)  --write
 */
import { parseArgs } from 'node:util'
import { writeFigures } from '../bench/measured.ts'
import { chaosFigures } from './figures.ts'
import { MailboxFolder } from './mailbox_folder.ts'
import { runChaos } from './run_chaos.ts'
import { stand } from './stand.ts'

/** R4, with each queue. */
const PROMISED_KILLS = 300

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    machines: { type: 'string', default: '1' },
    write: { type: 'boolean' },
  },
})
const { queue } = JSON.parse(process.env.CHAOS!)
const machines = Number(values.machines)
// Sending can be undone, and is by some: long enough to be asked in time, short enough for the others to be waited for.
const standing = await stand(machines, { OFFER_UNDO_SECONDS: '3' })
const { parts, env, product, postgres } = standing
const begun = performance.now()
const report = await runChaos({
  seed: Number(values.seed),
  kills: Number(values.kills),
  untilMs: begun + Number(values.minutes) * 60_000,
  parts,
  url: env.DATABASE_URL!,
  store: standing.store,
  port: standing.port,
  company: standing.company,
  mailbox: new MailboxFolder(standing.mails),
  abreast: 8,
  pauseMs: [300, 3_000],
  patienceMs: 180_000,
  settleMs: 240_000,
  absence: { of: postgres, starting: product[1], forMs: 40_000 },
  onKill: (kill, part) => console.log(`  ${String(kill).padStart(4)}  kill -9 ${part.name}`),
}).catch((error: Error) => {
  for (const part of product) console.error(`\n${part.name} said last:\n${part.lastWords}`)
  throw error
})
await standing.end()
console.log(JSON.stringify(report, null, 2))

const layout = machines > 1 ? ` --machines ${machines}` : ''
if (values.write)
  await writeFigures(
    `npm run chaos -- --queue ${queue}${layout}`,
    chaosFigures(report, machines > 1 ? undefined : PROMISED_KILLS)
  )
const { wrong, sentTwice, unfinished, waiting, undone } = report
process.exit(wrong.length + sentTwice.length + unfinished.length + waiting + undone === 0 ? 0 : 1)
