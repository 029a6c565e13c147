import { Option, type Command } from 'commander'
import { dayOf } from '#modules/shared/values/days'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { apiOf, dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { findSession, forgetSession } from '#cli/lib/session'

interface Options {
  url?: string
  company?: string
  lang: Language
}

/** `barema logout`: revokes the token at the server and forgets it here. */
export function registerLogout(program: Command): void {
  const command = program
    .command('logout')
    .description('end a session')
    .option('--company <name>', 'the company, by the first part of its address (acme)')
    .option('--url <address>', "the company's address")
    .addOption(
      new Option('--lang <language>', "of the server's messages").choices(LANGUAGES).default('en')
    )
    .action((options: Options) => orFail(() => run(options)))
  withExamples(command, ['logout', 'logout --company acme'])
}

async function run({ lang, ...which }: Options): Promise<void> {
  const { url, token, tokenId, expiresAt } = await findSession(which)
  const api = apiOf(url, { token, language: lang })
  const revoked = await dataOf(
    api.DELETE('/tokens/{id}', { params: { path: { id: tokenId } } })
  ).then(
    () => null,
    (error: Failure) => error
  )
  await forgetSession(url)
  if (revoked && !isEnded(revoked)) {
    const until = expiresAt ? `until ${dayOf(expiresAt)}` : 'until it is revoked there'
    throw new Failure(
      `forgotten here, but the server did not revoke the token, which stays valid ${until}: ${revoked.message}`
    )
  }
  process.stderr.write(`Signed out of ${url}.\n`)
}

/** A token that the server no longer knows is as good as revoked. */
function isEnded(error: Failure): boolean {
  return 'status' in error && (error.status === 401 || error.status === 404)
}
