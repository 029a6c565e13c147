import type { Command } from 'commander'
import { dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { apiFor, whose, type Whose } from '#cli/lib/whose'

interface Applied extends Whose {
  dryRun: boolean
}

/** `barema review`: the pay reviews of a company, as on screen. */
export function registerReview(program: Command): void {
  const command = program
    .command('review')
    .description('pay reviews of a company: list, show by department, apply to contracts')
  withExamples(command, ['review list --company acme', 'review apply <id> --company acme'])

  const list = whose(command.command('list').description('reviews, those changed last first'))
  list.action((options: Whose) => orFail(() => runList(options)))
  withExamples(list, ['review list --company acme'])

  const show = whose(command.command('show').description('one, department by department')).argument(
    '<id>',
    'of the review'
  )
  show.action((id: string, options: Whose) => orFail(() => runShow(id, options)))
  withExamples(show, ['review show <id> --company acme'])

  const apply = whose(
    command.command('apply').description('write the raises of an approved review into contracts')
  )
    .argument('<id>', 'of the review')
    .option('--dry-run', 'tell what would come of it, and change nothing', false)
  apply.action((id: string, options: Applied) => orFail(() => runApply(id, options)))
  withExamples(
    apply,
    ['review apply <id> --company acme --dry-run', 'review apply <id> --company acme'],
    'Exit code: 0 all applied, 2 somebody was left out, 1 anything else.'
  )
}

async function runList(options: Whose): Promise<void> {
  const api = await apiFor(options)
  const { data } = await dataOf(api.GET('/pay-reviews', { params: { query: { perPage: 100 } } }))
  for (const { id, name, dateStr, status, raised, people, spent, budget } of data)
    process.stdout.write(
      `${id}  ${dateStr}  ${status.padEnd(8)}  ${`${raised}/${people}`.padStart(11)}  ${amount(spent)}  ${amount(budget)}  ${name}\n`
    )
}

async function runShow(id: string, options: Whose): Promise<void> {
  const api = await apiFor(options)
  const review = await dataOf(api.GET('/pay-reviews/{id}', { params: { path: { id } } }))
  process.stdout.write(`status      raised     proposed       budget  department\n`)
  for (const { department, status, raised, people, spent, budget } of review.parts)
    process.stdout.write(
      `${status.padEnd(9)} ${`${raised}/${people}`.padStart(8)} ${amount(spent)} ${amount(budget)}  ${department ?? '-'}\n`
    )
  const { cost, status } = review
  if (cost)
    process.stderr.write(
      `${status}; cost of the year ${cost.before.toFixed(2)} -> ${cost.after.toFixed(2)} EUR\n`
    )
}

async function runApply(id: string, options: Applied): Promise<void> {
  const api = await apiFor(options)
  const params = { path: { id } }
  let [done, left] = [0, 0]
  let after: string | undefined
  do {
    const body = { preview: options.dryRun, ...(after && { after }) }
    const { data, next } = await dataOf(api.POST('/pay-reviews/{id}/apply', { params, body }))
    for (const { name, gross, status, reason, sentence } of data) {
      if (status === 'skipped') left++
      else done++
      const told =
        status === 'skipped'
          ? (sentence ?? reason)
          : gross && `${gross.before.toFixed(2)} -> ${gross.after.toFixed(2)}`
      process.stdout.write(`${status.padEnd(8)}  ${name ?? '-'}  ${told ?? ''}\n`)
    }
    after = next ?? undefined
  } while (after)
  process.stderr.write(`${done} ${options.dryRun ? 'ready' : 'applied'}, ${left} left out\n`)
  if (left > 0) process.exitCode = 2
}

const amount = (euros: number) => euros.toFixed(2).padStart(12)
