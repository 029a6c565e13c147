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
  const known = entriesOf.get(files) ?? Object.entries(files).map(entryOf)
  entriesOf.set(files, known)
  return known.filter((each) => each.locale === locale && isRead(each.file, each.prefix, audience))
}

/** What is known of each list of files: a page asks for its words in several parts. */
const entriesOf = new Map<Files, readonly ReturnType<typeof entryOf>[]>()

/** `…/lang/fr/editor.json`, below a module's folder or not; without a pattern, which a slow phone has to learn first. */
function entryOf([path, load]: [path: string, load: Files[string]]) {
  const [name, locale, , folder, above] = path.split('/').reverse() as string[]
  const file = name!.slice(0, -'.json'.length)
  const isOfModule = above === 'modules' && file !== SHARED_LISTS
  return { locale, file, prefix: isOfModule ? `${folder}.${file}` : file, load }
}

function isRead(file: string, prefix: string, audience: Audience): boolean {
  if (audience === 'employer' || audience === 'yearTax') return true
  return audience === 'employerEarly' ? EARLY_WORDS.includes(prefix) : READ[audience].includes(file)
}
