import {
  formatAmount,
  formatDifference,
  formatPercent,
  type Language,
} from '#modules/shared/values/format'
import type { paths } from '#client/api'
import { openOutput } from '#cli/lib/output'

export type IndexationDetail =
  paths['/indexations/{id}']['get']['responses'][200]['content']['application/json']

/** Rows under each other, amounts to the right. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => [...row[at]!].length)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const room = ' '.repeat(widths[at]! - [...cell].length)
          return at === 0 ? cell + room : room + cell
        })
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}

/** A run in a screenful: what it is, what it comes to, by department and by month. */
export function runText(run: IndexationDetail, lang: Language): string {
  const { totals } = run
  const { counts, all, lowest } = totals
  const percent = (value: number) => formatPercent(lang, value / 100, 4, 2)
  const more = (value: number) => formatDifference(lang, value, 2)
  const amount = (value: number) => formatAmount(lang, value, 2)
  const figure =
    run.event === null
      ? 'assumed'
      : `${run.event.status.toLowerCase()}, checked ${run.event.checked}, ${run.event.source}`
  const range = run.percentLow === null ? '' : `${percent(run.percentLow)} – `
  const lines = [
    `${run.id}  ${run.status}${run.dryRun ? '  dry run' : ''}`,
    `${run.commissionParitaire}  ${run.date}  ${range}${percent(run.percent)}  (${figure})`,
    `contracts: ${counts.taken} taken, ${counts.excluded} excluded, ${counts.questions} questions (${counts.unanswered} without answer), ${counts.changed} changed, ${counts.applied} applied`,
    `gross a month ${more(all.gross)}  kept by the cap ${amount(all.kept)}  contribution (code 804, derived) ${amount(all.contribution)}  cost a year ${more(all.cost)}`,
    ...(lowest
      ? [
          `at the lowest percent: gross a month ${more(lowest.gross)}  cost a year ${more(lowest.cost)}`,
        ]
      : []),
    ...(run.moderation.period === null
      ? []
      : [
          `of the 2 % of the period: ${percent(run.moderation.usedBefore)} used before, ${percent(run.moderation.used)} by this step`,
        ]),
    `planned by ${run.plannedBy?.displayName ?? '–'}, approved by ${run.approvedBy?.displayName ?? '–'}${run.fourEyes ? '' : ' (without a second person)'}`,
    ...(run.fingerprint ? [`fingerprint ${run.fingerprint}`] : []),
    ...(run.failure ? [run.failure] : []),
    '',
    tableOf([
      ['department', 'people', 'gross/month', 'kept', 'contribution', 'cost/year'],
      ...totals.departments.map((row) => [
        row.name ?? '–',
        String(row.people),
        more(row.gross),
        amount(row.kept),
        amount(row.contribution),
        more(row.cost),
      ]),
    ]),
    '',
    tableOf([
      ['month', 'cost', 'contribution'],
      ...totals.months.map((row) => [row.month, more(row.cost), amount(row.contribution)]),
    ]),
  ]
  return `${lines.join('\n')}\n`
}

/** Prints a text, or writes it into a file. */
export async function printed(text: string, file: string | undefined): Promise<void> {
  const output = openOutput(file)
  try {
    await output.write(text)
    await output.close()
  } catch (error) {
    await output.abandon()
    throw error
  }
}
