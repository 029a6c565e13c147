import { Option, type Command } from 'commander'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { isUuid } from '#modules/shared/values/is_uuid'
import type { ApiClient } from '#modules/shared/api_client'
import { apiOf } from '#cli/lib/client'
import { Failure, orFail } from '#cli/lib/failure'
import { findSession } from '#cli/lib/session'

/** What every command about a run is told. */
export interface IndexOptions {
  company: string
  url?: string
  lang: Language
}

export const FORMATS = ['table', 'csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** Adds whose run it is, and the language of messages. */
export function withCompany(command: Command): Command {
  return command
    .requiredOption('--company <name>', 'the first part of its address: acme')
    .option('--url <address>', "the company's address, when you are signed in to several")
    .addOption(new Option('--lang <language>', 'of messages').choices(LANGUAGES).default('en'))
}

/** Adds how it is printed. */
export function withFormat(command: Command): Command {
  return command
    .addOption(
      new Option('--format <format>', 'of what is printed').choices(FORMATS).default('table')
    )
    .option('-o, --output <file>', 'write there instead of the standard output')
}

/** The API of the company that is named. */
export async function apiFor({ company, url, lang }: IndexOptions): Promise<ApiClient> {
  const session = await findSession({ company, url })
  return apiOf(session.url, { token: session.token, language: lang })
}

/** The id of a run. */
export function runId(id: string): string {
  if (!isUuid(id)) throw new Failure(`${id} is not the id of a run`)
  return id
}

/** A command about one run. */
export function onRun<Options extends IndexOptions>(
  work: (api: ApiClient, id: string, options: Options) => Promise<void>
) {
  return (id: string, options: Options) =>
    orFail(async () => work(await apiFor(options), runId(id), options))
}
