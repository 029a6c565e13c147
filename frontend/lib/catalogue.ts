import type { Locale } from './locale.ts'

export type Audience = 'employer' | 'candidate' | 'worker'
export type Messages = Record<string, string>

type JsonTree = { [key: string]: string | JsonTree }
type Loader = () => Promise<JsonTree>

const own = import.meta.glob<JsonTree>('../lang/*/*.json', { import: 'default' })
const ofModules = import.meta.glob<JsonTree>('../../modules/*/lang/*/*.json', { import: 'default' })

/** What a candidate or a worker reads is small; everything else belongs to the employer. */
const SMALL_AUDIENCES: Record<Exclude<Audience, 'employer'>, string[]> = {
  candidate: ['common', 'candidate', 'login', 'onboarding'],
  worker: ['common', 'worker'],
}

/**
 * Loads the one ICU catalogue in one language, as far as an audience needs it.
 * Ids are `<file>.<key>` for the frontend's files and `<module>.<file>.<key>` for a module's.
 */
export async function loadCatalogue(locale: Locale, audience: Audience): Promise<Messages> {
  const wanted = [
    ...entries(own, locale, audience),
    ...(audience === 'employer' ? entries(ofModules, locale, audience) : []),
  ]
  const loaded = await Promise.all(
    wanted.map(async ({ prefix, load }) => flatten(await load(), prefix))
  )
  return Object.assign({}, ...loaded)
}

/** Nested keys become one id with dots: `{ onss: { title } }` under `compute.rules` is `compute.rules.onss.title`. */
export function flatten(tree: JsonTree, prefix: string): Messages {
  const messages: Messages = {}
  for (const [key, value] of Object.entries(tree)) {
    const id = `${prefix}.${key}`
    if (typeof value === 'string') messages[id] = value
    else Object.assign(messages, flatten(value, id))
  }
  return messages
}

function entries(
  files: Record<string, Loader>,
  locale: Locale,
  audience: Audience
): { prefix: string; load: Loader }[] {
  return Object.entries(files).flatMap(([path, load]) => {
    const match = /(?:modules\/([a-z]+)\/)?lang\/([a-z]{2})\/([a-z_-]+)\.json$/.exec(path)
    if (!match || match[2] !== locale || !isWanted(match[3]!, audience)) return []
    return [{ prefix: match[1] ? `${match[1]}.${match[3]}` : match[3]!, load }]
  })
}

function isWanted(file: string, audience: Audience): boolean {
  return audience === 'employer' || SMALL_AUDIENCES[audience].includes(file)
}
