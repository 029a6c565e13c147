import { hostname } from 'node:os'
import { Option, type Command } from 'commander'
import { dayOf } from '#modules/shared/values/days'
import { LANGUAGES, type Language } from '#modules/shared/values/format'
import { apiOf, dataOf } from '#cli/lib/client'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { askPassword, passwordFromInput } from '#cli/lib/password'
import { companyAddress, keepSession } from '#cli/lib/session'

interface Options {
  url: string
  email: string
  passwordStdin: boolean
  code?: string
  lang: Language
}

/** `barema login`: e-mail and password for a token, kept in the user's configuration folder. */
export function registerLogin(program: Command): void {
  const command = program
    .command('login')
    .description('sign in to a company, for the commands that need it')
    .requiredOption('--url <address>', "the company's address, such as http://acme.localhost:3333")
    .requiredOption('--email <email>', 'of your account')
    .option('--password-stdin', 'read the password from the standard input', false)
    .option('--code <code>', 'of your authenticator app, where your account asks for one')
    .addOption(
      new Option('--lang <language>', "of the server's messages").choices(LANGUAGES).default('en')
    )
    .action((options: Options) => orFail(() => run(options)))
  withExamples(command, ['login --url http://acme.localhost:3333 --email payroll@acme.test'])
}

async function run({ code, email, lang, passwordStdin, ...options }: Options): Promise<void> {
  const url = companyAddress(options.url)
  if (travelsInTheClear(url))
    process.stderr.write(`barema: ${url} is not encrypted; your password can be read on the way\n`)
  const password = passwordStdin
    ? await passwordFromInput()
    : await askPassword(`Password of ${email}: `)
  const api = apiOf(url, { language: lang })
  const { id, token, expiresAt } = await dataOf(
    api.POST('/tokens', {
      body: { email, password, code, name: `barema on ${hostname()}`.slice(0, 100) },
    })
  )
  await keepSession({ url, email, tokenId: id, token, expiresAt: expiresAt ?? null })
  process.stderr.write(
    `Signed in to ${url} as ${email}${expiresAt ? `, until ${dayOf(expiresAt)}` : ''}.\n`
  )
}

/** Plain http is for the own machine. */
function travelsInTheClear(url: string): boolean {
  const { protocol, hostname: host } = new URL(url)
  return protocol === 'http:' && !/(^|\.)localhost$|^127\.|^\[::1\]$/.test(host)
}
