import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import envPaths from 'env-paths'
import { Failure } from '#cli/lib/failure'

/** A token for one company, as `barema login` got it. */
export interface Session {
  /** The company's address: scheme, host and port. */
  url: string
  email: string
  tokenId: string
  token: string
  /** ISO date and time, or null for a token without an end. */
  expiresAt: string | null
}

/** In the user's own configuration folder, readable by no other user. */
const FILE = join(envPaths('barema', { suffix: '' }).config, 'sessions.json')

/** Every company this user is signed in to, by address. */
export async function readSessions(): Promise<Session[]> {
  const text = await readFile(FILE, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"sessions":[]}'
    throw new Failure(`${FILE} cannot be read (${error.code})`)
  })
  try {
    const { sessions } = JSON.parse(text) as { sessions: Session[] }
    return sessions
  } catch {
    throw new Failure(`${FILE} is damaged. Delete it and sign in again`)
  }
}

/** Keeps a session in the place of an older one for the same address. */
export async function keepSession(session: Session): Promise<void> {
  const others = (await readSessions()).filter(({ url }) => url !== session.url)
  await write([...others, session])
}

/** Forgets the session of an address. */
export async function forgetSession(url: string): Promise<void> {
  await write((await readSessions()).filter((session) => session.url !== url))
}

/**
 * The session of a company, by its name in the address or by the address itself.
 * @throws Failure that says how to sign in, or which of several addresses to choose
 */
export async function findSession({
  company,
  url,
}: {
  company?: string
  url?: string
}): Promise<Session> {
  const sessions = await readSessions()
  const wanted = url === undefined ? undefined : companyAddress(url, company)
  const found = sessions.filter((session) =>
    wanted ? session.url === wanted : !company || companyOf(session.url) === company
  )
  if (found.length === 1) return found[0]
  if (found.length > 1) {
    throw new Failure(
      `several addresses fit; choose one with --url:\n${found.map((each) => `  ${each.url}`).join('\n')}`
    )
  }
  const address =
    wanted ?? (company ? `http://${company}.localhost:3333` : '<address of the company>')
  throw new Failure(
    `not signed in${company ? ` to ${company}` : ''}. First: barema login --url ${address} --email <you>`
  )
}

/**
 * The address of a company: scheme, host, port and nothing more. An address without the company's name
 * (`http://localhost:3333`) gets it in front.
 */
export function companyAddress(text: string, company?: string): string {
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`)
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Failure(`${text} is not an address such as http://acme.localhost:3333`)
  }
  if (company && companyOf(url.origin) !== company) url.hostname = `${company}.${url.hostname}`
  return url.origin
}

function companyOf(url: string): string {
  return new URL(url).hostname.split('.')[0]
}

/** A file appears whole and with its rights, so that an interrupted write loses nothing. */
async function write(sessions: Session[]): Promise<void> {
  const sorted = sessions.toSorted((a, b) => a.url.localeCompare(b.url))
  await mkdir(dirname(FILE), { recursive: true, mode: 0o700 })
  await writeFile(`${FILE}.part`, `${JSON.stringify({ sessions: sorted }, null, 2)}\n`, {
    mode: 0o600,
  })
  await rename(`${FILE}.part`, FILE)
}
