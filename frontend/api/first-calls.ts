import { isScreen } from '@/audience'
import { cookieOf } from '@/lib/cookies'
import { FIRST_LISTS } from './first-lists.ts'
import type { Company, User } from './types.ts'

/** After this what was not asked for by then is old. */
const KEPT_MS = 20_000

/** Answers under way, by method and path. */
const answers = new Map<string, Promise<Response>>()

let flexible: Promise<boolean> | undefined

/**
 * Asks for what the page of this address is sure to ask for as soon as its script has arrived: the same calls with the
 * same headers (api/client.ts), a second earlier on a slow line.
 */
export function askFirst({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void {
  const [, path = ''] = /^\/\w\w(\/.*|)$/.exec(pathname) ?? []
  const offer = /^\/o\/([\w-]+)/.exec(path)?.[1]
  if (offer) {
    get('/api/out/company')
    // The secret in the address is exchanged for a cookie; without one the cookie opens it (lib/private-secret.ts).
    const opened =
      hash.length > 1 ? openOffer(offer, hash.slice(1)) : get(`/api/out/offers/${offer}`)
    flexible = isFlexible(opened).catch(() => false)
  } else if (/^\/w(\/(reward|details|questions)(\/|$)|\/?$)/.test(path)) {
    get('/api/worker-portal/worker')
    get('/api/worker-portal/company')
    const statement = /^\/w\/reward\/([\w-]+)$/.exec(path)?.[1]
    if (statement) get(`/api/worker-portal/reward-statement/${statement}`)
  } else if (isScreen(path)) {
    // A failure is told by who draws what failed.
    askLists(get('/api/users'), get('/api/company')).catch(() => {})
    const packageId = /^\/packages\/([0-9a-f-]{36})(\/edit)?$/.exec(path)?.[1]
    if (packageId) get(`/api/packages/${packageId}`)
    const scenarioId = /^\/team\/scenarios\/([0-9a-f-]{36})$/.exec(path)?.[1]
    if (scenarioId) get(`/api/scenarios/${scenarioId}`)
  }
  setTimeout(() => answers.clear(), KEPT_MS)
}

/**
 * The answer that was asked for before the script was there, once; undefined where there is none. `again` asks anew where
 * nothing came or a session was missing: the person may have signed in meanwhile.
 */
export function firstAnswer(
  { method, url }: Request,
  again: () => Promise<Response>
): Promise<Response> | undefined {
  const { pathname, search } = new URL(url)
  const key = `${method} ${pathname}${search}`
  const answer = answers.get(key)
  answers.delete(key)
  return answer?.then(
    (response) => ([401, 403].includes(response.status) ? again() : response),
    again
  )
}

/** Whether it was asked for, and nobody has had the answer yet. */
export const isAskedFirst = (path: string): boolean => answers.has(`GET ${path}`)

/** Waits for all that was asked for so far: whether there was anything, and all of it came. */
export async function firstAnswersAreGood(): Promise<boolean> {
  const came = await Promise.allSettled(answers.values())
  return came.length > 0 && came.every((each) => each.status === 'fulfilled' && each.value.ok)
}

/** Whether the page shows an offer in which there is something to choose, known before its script is there. */
export const firstOfferIsFlexible = async (): Promise<boolean> => (await flexible) ?? false

async function isFlexible(offer: Promise<Response>): Promise<boolean> {
  const { package: fields } = (await contentOf(offer)) as { package: { packageType?: string } }
  return fields.packageType === 'FLEX'
}

const get = (path: string): Promise<Response> => ask('GET', path, { headers: headers() })

/** The lists that the shell waits for, once it is known who may see them. */
async function askLists(user: Promise<Response>, company: Promise<Response>): Promise<void> {
  const [{ can }, { billingAccount }] = (await Promise.all([user, company].map(contentOf))) as [
    User,
    Company,
  ]
  if (!billingAccount.isActive) return
  for (const { path, feature, right } of Object.values(FIRST_LISTS))
    if (can[right] && billingAccount.features.includes(feature)) void get(path)
}

async function contentOf(answer: Promise<Response>): Promise<unknown> {
  const response = await answer
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return response.clone().json()
}

function openOffer(link: string, secret: string): Promise<Response> {
  return ask('POST', `/api/out/offers/${link}/open`, {
    method: 'POST',
    headers: {
      ...headers(),
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(cookieOf(document.cookie, 'XSRF-TOKEN') ?? ''),
    },
    body: JSON.stringify({ secret }),
  })
}

function ask(method: string, path: string, init: RequestInit): Promise<Response> {
  const answer = fetch(path, init)
  // `firstAnswer` hears of a failure; it may never be asked.
  answer.catch(() => {})
  answers.set(`${method} ${path}`, answer)
  return answer
}

const headers = () => ({
  'accept': 'application/json',
  'x-language': document.documentElement.lang,
})
