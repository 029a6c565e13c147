import type { Command } from 'commander'
import { dataOf } from '#cli/lib/client'
import { csvRow } from '#cli/lib/csv_row'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { runOf } from '#cli/lib/index_follow'
import { printRun } from '#cli/lib/index_output'
import { printed, tableOf } from '#cli/lib/index_print'
import {
  apiFor,
  runId,
  withCompany,
  withFormat,
  type Format,
  type IndexOptions,
} from '#cli/lib/index_session'

interface Options extends IndexOptions {
  format: Format
  output?: string
}

/** `barema index show`: one run, or the latest ones. */
export function registerIndexShow(parent: Command): void {
  const command = withFormat(withCompany(parent.command('show [run]')))
    .description('show a run, or without one the latest')
    .action((run: string | undefined, options: Options) => orFail(() => show(run, options)))
  withExamples(command, [
    'index show --company acme',
    'index show --company acme 0199… --format json',
  ])
}

async function show(id: string | undefined, options: Options): Promise<void> {
  const api = await apiFor(options)
  if (id !== undefined) return printRun(api, await runOf(api, runId(id)), options)
  const { data } = await dataOf(api.GET('/indexations', { params: { query: { perPage: 25 } } }))
  if (options.format === 'json')
    return printed(`${JSON.stringify(data, null, 2)}\n`, options.output)
  const rows = [
    ['run', 'committee', 'day', 'percent', 'status', 'contracts', 'planned by'],
    ...data.map((run) => [
      run.id,
      run.commissionParitaire,
      run.date,
      run.percentLow === null ? `${run.percent}` : `${run.percentLow}-${run.percent}`,
      `${run.status}${run.dryRun ? ' (dry run)' : ''}`,
      `${run.total}`,
      run.plannedBy?.displayName ?? '',
    ]),
  ]
  const text = options.format === 'csv' ? rows.map(csvRow).join('') : `${tableOf(rows)}\n`
  await printed(text, options.output)
}
