import { EARLY_WORDS } from './early-words.ts'
import type { Locale } from './locale.ts'
import { flatten, type JsonTree, type Messages } from './messages.ts'

export type { Messages }

/**
 * Who reads: the three audiences (of the employer's words those that come first by themselves), candidates while they choose, colleagues who make their own access, workers who tell their
 * own details, signers, and visitors who have a file verified; the parts of a statement are read by name.
 */
export type Audience =
  | 'employer'
  | 'employerEarly'
  | 'candidate'
  | 'choices'
  | 'worker'
  | 'onboarding'
  | 'workerForm'
  | 'signing'
  | 'verifier'
  | 'prover'
  | 'programmer'
  | 'portalForms'
  | 'statement'
  | 'statementLines'
  | 'held'
  | 'why'
  | 'yearTax'
/** Loads a file's messages; the key is its path. */
export type Files = Record<string, () => Promise<JsonTree>>

/** What others than the employer read is small, and named here: the list of everything stays with who reads it. */
const small = import.meta.glob<JsonTree>(
  [
    '../lang/*/{common,candidate,choices,fields,lists,login,onboarding,contents,worker,worker-form,signing,verify,proof,api-reference,portal,statement,pay}.json',
    '../../modules/compute/lang/*/{lines,inputs,rules,parameters,sources}.json',
    '../../modules/shared/lang/*/validator.json',
  ],
  { import: 'default' }
)

const READ: Record<
  Exclude<Audience, 'employer' | 'employerEarly' | 'yearTax'>,
  readonly string[]
> = {
  candidate: ['common', 'candidate', 'fields', 'lists', 'contents'],
  choices: ['choices'],
  onboarding: ['common', 'login', 'onboarding', 'validator'],
  worker: ['common', 'worker', 'portal'],
  portalForms: ['login', 'validator'],
  statement: ['statement'],
  statementLines: ['lines', 'inputs', 'pay'],
  held: ['contents', 'fields'],
  why: ['rules', 'parameters', 'sources'],
  workerForm: ['common', 'worker-form'],
  signing: ['common', 'signing'],
  verifier: ['common', 'verify'],
  prover: ['common', 'proof', 'rules'],
  programmer: ['common', 'api-reference'],
}

/** What a module adds to lists that all modules share. */
const SHARED_LISTS = 'words'

/**
 * Loads the one ICU catalogue in one language, as far as an audience needs it.
 * Ids are `<file>.<key>` for the frontend's files and `<module>.<file>.<key>` for a module's; what modules add to lists that
 * all share (`lang/<locale>/words.json`) has one name, whichever module says it: `words.events.offer.sent`.
 */
export async function loadCatalogue(locale: Locale, audience: Audience): Promise<Messages> {
  const loaded = await Promise.all(
    (await entries(locale, audience)).map(async ({ prefix, load }) => flatten(await load(), prefix))
  )
  return Object.assign({}, ...loaded)
}

async function entries(locale: Locale, audience: Audience) {
  const files = /^employer/.test(audience)
    ? (await import('./employer-catalogue.ts')).files
    : audience === 'yearTax'
      ? (await import('./year-tax-catalogue.ts')).files
      : (small as Files)
  return Object.entries(files).flatMap(([path, load]) => {
    const match = /(?:modules\/([a-z]+)\/)?lang\/([a-z]{2})\/([a-z_-]+)\.json$/.exec(path)
    if (!match || match[2] !== locale) return []
    const [, module, , file] = match as unknown as [string, string | undefined, string, string]
    const prefix = module && file !== SHARED_LISTS ? `${module}.${file}` : file
    return isRead(file, prefix, audience) ? [{ prefix, load }] : []
  })
}

function isRead(file: string, prefix: string, audience: Audience): boolean {
  if (audience === 'employer' || audience === 'yearTax') return true
  return audience === 'employerEarly' ? EARLY_WORDS.includes(prefix) : READ[audience].includes(file)
}
