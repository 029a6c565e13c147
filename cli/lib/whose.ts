import { Option, type Command } from 'commander'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { apiOf } from '#cli/lib/client'
import { findSession } from '#cli/lib/session'

/** Of which company a command is, and in which language it speaks. */
export interface Whose {
  company: string
  url?: string
  lang: Language
}

/** A command about one company. */
export function whose(command: Command): Command {
  return command
    .requiredOption('--company <name>', 'the first part of its address: acme')
    .option('--url <address>', 'the address, when signed in to several')
    .addOption(new Option('--lang <language>', 'of messages').choices(LANGUAGES).default('en'))
}

/** The calls of that company, as the person who signed in. */
export async function apiFor({ company, url, lang }: Whose) {
  const session = await findSession({ company, url })
  return apiOf(session.url, { token: session.token, language: lang })
}
