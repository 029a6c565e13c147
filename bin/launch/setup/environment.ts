import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA, inData } from '../paths.mjs'
import { cscVariables } from '../parts/csc.ts'
import { hrVariables } from '../parts/hr.ts'
import { mailboxLookup } from '../parts/mailbox.ts'
import { modelVariables } from '../parts/model.ts'
import { openidVariables } from '../parts/openid.ts'
import { APP, BACKUP, databaseUrl, OWNER } from '../parts/postgres_roles.ts'
import { stripeVariables } from '../parts/stripe.ts'
import type { Secrets } from './local_data.ts'

/** The application's variables. Real environment variables win. */
export function applicationVariables({
  secrets,
  ports,
  withModel = false,
  database,
  filesRoot = inData('files'),
  sealFolder = inData('seal'),
  real = process.env,
}: {
  secrets: Secrets
  ports: {
    web: number
    postgres: number
    smtp: number
    mailPage: number
    temporal: number
    openid: number
    stripe: number
    csc: number
    hr: number
    model?: number
  }
  withModel?: boolean
  database?: string
  filesRoot?: string
  sealFolder?: string
  real?: NodeJS.ProcessEnv
}): Record<string, string> {
  const variables: Record<string, string> = {
    HOST: '127.0.0.1',
    APP_KEY: secrets.appKey,
    APP_DOMAIN: 'localhost',
    DATABASE_URL: databaseUrl(APP, secrets.appPassword, ports.postgres, database),
    DATABASE_OWNER_URL: databaseUrl(OWNER, secrets.ownerPassword, ports.postgres, database),
    BACKUP_DATABASE_URL: databaseUrl(BACKUP, secrets.backupPassword, ports.postgres, database),
    TEMPORAL_ADDRESS: `127.0.0.1:${ports.temporal}`,
    TEMPORAL_NAMESPACE: 'default',
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'no-reply@barema.test',
    // With a mail server of one's own the mailbox has no use.
    ...(real.SMTP_URL ? {} : { MAIL_LOOKUP_URL: mailboxLookup(ports.mailPage) }),
    // With a client at Google the local provider has none.
    ...(real.GOOGLE_CLIENT_ID ? {} : openidVariables(ports.openid)),
    // Nor has the local server with a key of Stripe's.
    ...(real.STRIPE_SECRET_KEY ? {} : stripeVariables(ports.stripe)),
    // A language model of one's own, named by AI_PROVIDER, is the one that is asked.
    ...(withModel && ports.model && !real.AI_PROVIDER ? modelVariables(ports.model) : {}),
    FILES_DISK: 'fs',
    FILES_ROOT: filesRoot,
    // With a seal of one's own the development authority has no use.
    ...(real.SEAL_P12 ? {} : { SEAL_FOLDER: sealFolder }),
    // Nor for certificates of that authority, nor, with a provider of signatures, for the local one.
    ...(real.SEAL_P12 || real.CSC_URL ? {} : cscVariables(ports.csc)),
    // `HR_LOCAL_URL=` asks the HR systems themselves.
    ...(real.HR_LOCAL_URL === undefined ? hrVariables(ports.hr) : {}),
    LOG_LEVEL: 'info',
  }
  const overridden = Object.keys(variables).filter((name) => real[name])
  for (const name of overridden) variables[name] = real[name]!
  // The port that was asked for may be taken; the launcher has chosen.
  return { ...variables, PORT: String(ports.web) }
}

/** Writes the variables where `node ace …` finds them while the product runs. */
export function writeEnvironmentFile(variables: Record<string, string>, folder = DATA): void {
  const lines = Object.entries({ NODE_ENV: 'development', ...variables }).map(
    ([name, value]) => `${name}=${quoted(value)}`
  )
  const head =
    '# Written by the launcher at every start. Real environment variables win over these.'
  writeFileSync(join(folder, '.env'), `${head}\n${lines.join('\n')}\n`, { mode: 0o600 })
}

/** @param more what a child process gets */
export const childEnvironment = (
  variables: Record<string, string>,
  more: Record<string, string> = {}
) => ({
  ...process.env,
  ...variables,
  ENV_PATH: DATA,
  ...more,
})

function quoted(value: string): string {
  if (/^[\w./:@+-]*$/.test(value)) return value
  return value.includes("'") ? `"${value}"` : `'${value}'`
}
