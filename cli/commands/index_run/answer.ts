import { Option, type Command } from 'commander'
import type { ApiClient } from '#modules/shared/api_client'
import { dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { onRun, withCompany, type IndexOptions } from '#cli/lib/index_session'
import { tableOf } from '#cli/lib/index_print'

const ANSWERS = { index: 'INDEX', leave: 'LEAVE', none: null } as const

interface Options extends IndexOptions {
  line?: string
  all: boolean
  answer?: keyof typeof ANSWERS
}

/** `barema index answer`: what a run asks; without an answer a contract is left out. */
export function registerIndexAnswer(parent: Command): void {
  const command = withCompany(parent.command('answer <run>'))
    .description('list what a run asks, or answer it')
    .option('--line <id>', 'the question')
    .option('--all', 'all of them', false)
    .addOption(new Option('--answer <answer>', 'what is done').choices(Object.keys(ANSWERS)))
    .action(onRun(answer))
  withExamples(command, [
    'index answer --company acme 0199…',
    'index answer --company acme 0199… --all --answer index',
  ])
}

const PAGE = 100

async function answer(api: ApiClient, id: string, { line, all, answer: chosen }: Options) {
  const questions = await questionsOf(api, id)
  if (chosen === undefined || (!all && line === undefined)) {
    const rows = questions.map((each) => [
      each.id,
      each.worker.displayName,
      each.startOn ?? '',
      each.answer ?? 'no answer',
    ])
    process.stdout.write(`${tableOf([['line', 'person', 'starts', 'answer'], ...rows])}\n`)
    process.stderr.write(
      'Signed before the day of the index, starting on or after it. Securex: actual pay agreed so is not indexed; by the inspectorate (Moore, contested) it is. --line ID --answer index|leave|none answers.\n'
    )
    return
  }
  for (const { id: lineId } of questions.filter((each) => all || each.id === line))
    await dataOf(
      api.PUT('/indexations/{id}/lines/{lineId}/answer', {
        params: { path: { id, lineId } },
        body: { answer: ANSWERS[chosen] },
      })
    )
}

async function questionsOf(api: ApiClient, id: string) {
  const ask = (page: number) =>
    dataOf(
      api.GET('/indexations/{id}/lines', {
        params: { path: { id }, query: { show: 'QUESTIONS', perPage: PAGE, page } },
      })
    )
  const first = await ask(1)
  const found = [...first.data]
  for (let page = 2; page <= first.meta.lastPage; page++) found.push(...(await ask(page)).data)
  return found
}
