import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA, inData, LOGS } from '../paths.mjs'

/** Folders of the product's data; the database has its own place. */
export function makeLocalData(): void {
  for (const folder of [DATA, LOGS, inData('files'), inData('mail')])
    mkdirSync(folder, { recursive: true })
  for (const folder of [LOGS, inData('files'), inData('mail')]) chmodSync(folder, 0o700)
}

export interface Secrets {
  appKey: string
  superuserPassword: string
  ownerPassword: string
  appPassword: string
  backupPassword: string
}

/** The secrets of this checkout, made once. */
export function localSecrets(folder = DATA): Secrets {
  const file = join(folder, 'secrets.json')
  const known: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const made = {
    appKey: secret(32),
    superuserPassword: secret(24),
    ownerPassword: secret(24),
    appPassword: secret(24),
    backupPassword: secret(24),
  }
  // A checkout that is older than a secret gets that one alone.
  const secrets = { ...made, ...known }
  if (Object.keys(made).some((name) => !(name in known)))
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

/** Only characters that need no quoting in a URL or in an environment file. */
const secret = (bytes: number) => randomBytes(bytes).toString('base64url')
