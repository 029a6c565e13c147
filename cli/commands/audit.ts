import { Option, type Command } from 'commander'
import {
  brokenText,
  follow,
  isPastKeeping,
  type Broken,
  type Head,
} from '#modules/shared/audit/chain'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { apiOf, dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { findSession } from '#cli/lib/session'

interface Options {
  url?: string
  company?: string
  head?: string
  lang: Language
}

/** `barema audit verify`: the company's own audit log, its hashes computed here. */
export function registerAudit(program: Command): void {
  const audit = program.command('audit').description("the company's audit log")
  const command = audit
    .command('verify')
    .description('check that no line was changed, removed or moved; names the first that was')
    .option('--head <number:hash>', 'where the log ended when this was last run')
    .option('--company <name>', 'the company, by the first part of its address (acme)')
    .option('--url <address>', "the company's address")
    .addOption(
      new Option('--lang <language>', "of the server's messages").choices(LANGUAGES).default('en')
    )
    .action((options: Options) => orFail(() => run(options)))
  for (const each of [audit, command]) withExamples(each, ['audit verify --company acme'])
}

async function run({ lang, head: kept, ...which }: Options): Promise<void> {
  const noted = kept === undefined ? null : headOf(kept)
  const { url, token } = await findSession(which)
  const api = apiOf(url, { token, language: lang })
  const slice = (after?: number) =>
    dataOf(api.GET('/audit-log/chain', { params: { query: { after } } }))
  let { start: head, head: end, links } = await slice()
  const first = head.seq
  if (noted && noted.seq > end.seq) broken({ seq: end.seq + 1, id: null, why: 'end' })
  while (head.seq < end.seq) {
    if (links.length === 0) broken({ seq: head.seq + 1, id: null, why: 'gap' })
    const other = links.find(({ seq, hash }) => seq === noted?.seq && hash !== noted.hash)
    const led = follow(
      head,
      links.filter(({ seq }) => seq <= end.seq),
      isPastKeeping
    )
    if ('broken' in led) return broken(led.broken)
    if (other) broken({ seq: other.seq, id: other.id, why: 'changed' })
    head = led.head
    if (process.stderr.isTTY) process.stderr.write(`\r${head.seq - first} of ${end.seq - first}`)
    if (head.seq < end.seq) ({ links } = await slice(head.seq))
  }
  if (process.stderr.isTTY) process.stderr.write('\r')
  if (head.hash !== end.hash) broken({ seq: end.seq, id: null, why: 'end' })
  process.stdout.write(
    `${end.seq - first} lines hold.\nKeep this, and give it next time: --head ${head.seq}:${head.hash}\n`
  )
}

function headOf(text: string): Head {
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? []
  if (!seq)
    throw new Failure(`--head is a number, a colon and 64 signs, as "audit verify" printed it`)
  return { seq: Number(seq), hash }
}

function broken(found: Broken): never {
  throw new Failure(`the audit log was altered: ${brokenText(found)}`)
}
