import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { untilStill } from '#cli/lib/index_follow'
import { printRun } from '#cli/lib/index_output'
import {
  apiFor,
  runId,
  withCompany,
  withFormat,
  type Format,
  type IndexOptions,
} from '#cli/lib/index_session'
import { patiently } from '#cli/lib/indexation_run'
import { readDate, readPercent } from '#cli/lib/indexation_options'

interface Options extends IndexOptions {
  commission: string
  date?: string
  percent?: string
  used?: string
  id?: string
  format: Format
  output?: string
}

/** `barema index plan`: computes every contract before and after; nothing changes. */
export function registerIndexPlan(parent: Command): void {
  const command = withFormat(withCompany(parent.command('plan')))
    .description('plan an indexation: each contract before and after; a second person approves it')
    .requiredOption('--commission <code>', 'the paritary commission: BECP200')
    .option('--date <day>', 'the day of the index (today)')
    .option('--percent <percent>', 'assumed; without it the index that is known on that day')
    .option('--used <percent>', 'of the 2 % of the period, used before; as it is known unless told')
    .option('--id <uuid>', 'of the run, to ask for it again after a lost answer')
    .action((options: Options) => orFail(() => plan(options)))
  withExamples(command, [
    'index plan --company acme --commission BECP200 --date 2027-01-01',
    'index plan --commission BECP200 --date 2027-01-01 --percent 3.76',
  ])
}

async function plan({ id = randomUUID(), percent, used, date, commission, ...options }: Options) {
  const api = await apiFor(options)
  const body = {
    id: runId(id),
    commissionParitaire: commission,
    date: readDate(date),
    dryRun: false,
    ...(percent === undefined ? {} : { percent: readPercent(percent, '--percent') }),
    ...(used === undefined ? {} : { used: readPercent(used, '--used') }),
  }
  await patiently(() => dataOf(api.POST('/indexations', { body })))
  await printRun(api, await untilStill(api, id), options)
}
