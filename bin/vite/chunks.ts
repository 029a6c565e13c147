import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** What phones fetch, by its file, the earliest first: a part gets nothing that it does not need. */
const PARTS: readonly (readonly [name: string, file: RegExp])[] = [
  ['offer', /\/candidate\/routes\/offer\.tsx$/],
  // The portal opens at a statement: its frame and its figures are read together.
  ['statement', /\/worker\/routes\/(portal|reward)\.tsx$|\/statement\/statement-view\.tsx$/],
  ['sign', /\/candidate\/routes\/sign\.tsx$/],
  ['choices', /\/offer-page\/welcome-details\.tsx$/],
  ['configure', /\/offer-page\/configure-step\.tsx$/],
  // What the welcome shows of the same engine brings no other screen.
  ['picture', /\/offer-page\/(year-picture|choices-with-effects)\.tsx$/],
  ['form', /\/routes\/(casefile|worker)-form\.tsx$/],
]
/** All else that visitors are shown. */
const OTHERS = 'visitor'
/** What all pages of an audience begin with is in each of these. */
const VISITORS: Record<string, readonly string[]> = {
  candidate: ['offer', 'sign', 'form', OTHERS],
  worker: ['statement', 'form', OTHERS],
}
/** The parts that a phone begins with. */
const FIRST_SCREENS: readonly string[] = ['offer', 'statement', 'sign', 'choices']
/** A reader of one of these is sent the little that the other has: one file less to ask for. */
const TOGETHER: Record<string, string> = { sign: 'statement' }

/** What every page of the employer begins with: its routes and all its words. */
const EMPLOYER = /\/audiences\/employer\/routes\.tsx$|\/lib\/employer-catalogue\.ts$/
/** The editor of packages, which people open cold: what shows its frame, and what comes with the law and after it. */
const FRAME = /\/audiences\/employer\/(routes|shell|routes\/edit-package)\.tsx$/
const EDITORS_LAW = /\/package-editor\/package-editor\.tsx$|\/pay\/pictures\/pictures\.tsx$/

/** What so many of the employer's screens and dialogs need comes with the first of them. */
const MANY_SCREENS = 8

/** The engine, of which a page needs a sentence of the law or all of it. */
const ENGINE = /\/modules\/compute\//
/** Its formulas and figures, and what reckons with them. */
const LAW = /\/modules\/compute\/(committees|engine|rules|legislation)\//
/** What visitors need of the engine: to say what a package holds, to compute one, and all else. */
const ENGINE_FOR = [
  ['choices', 'words'],
  ['statement', 'words'],
  ['configure', 'computing'],
  ['picture', 'computing'],
  [OTHERS, 'more'],
] as const
/** Large libraries that few screens need, each asked for where it is. */
const LARGE = /\/node_modules\/(apexcharts|prosemirror-\w+|unpdf|@sentry|write-excel-file)\//

/** The files that stand together, each of which imports only those before it; `-law` are those that bring the law. */
const PLAIN = [
  'shared',
  'shared-frame',
  ...PARTS.map(([name]) => `shared-${name}`),
  `shared-${OTHERS}`,
  'shared-later',
  'portal',
  // What one part has, and a screen or two that show it to the employer.
  ...PARTS.map(([name]) => `own-${name}`),
  `own-${OTHERS}`,
  'desk',
  'employer',
  'desk-later',
  'desk-editor',
]
const NAMES = ['first', 'main-shared', ...PLAIN, ...PLAIN.map((name) => `${name}-law`)]

/** What asks for a module: what the browser begins with, parts for visitors, screens and dialogs of the employer. */
interface Askers {
  parts: Set<string>
  desk: Set<string>
}

/**
 * Groups of what several pages share: few files, instead of one for each set of pages. What a module imports is asked for by
 * all who ask for the module, and maybe by more, so it stands in the same file or in one further up the list: no file
 * imports one that imports it.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup[] {
  const nameOf = remembered(chunkOf)
  const engine: Rolldown.CodeSplittingGroup = {
    name: remembered(engineChunk),
    test: ENGINE,
    includeDependenciesRecursively: false,
    priority: NAMES.length + 1,
  }
  // Each takes what it imports along: what stands further up the list is taken before.
  const shared = NAMES.map((wanted, at): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => (nameOf(id, context) === wanted ? wanted : null),
    debugName: wanted,
    priority: NAMES.length - at,
  }))
  return [engine, ...shared]
}

function chunkOf(id: string, context: Context): string | null {
  const { parts, desk } = askersOf(id, context)
  if (ENGINE.test(id)) return editorsEngine(id, context, { parts, desk })
  if (parts.has('first')) return 'first'
  if (parts.has('main')) return 'main-shared'
  if (EMPLOYER.test(id)) return 'employer'
  if (needs(id, context, (at) => LARGE.test(at))) return null
  const name =
    parts.size === 0
      ? employersOwn(desk)
      : desk.size === 0
        ? visitorsOwn(parts, isAskedForLater(id, context))
        : sharedWithVisitors(parts, desk)
  return name && (bringsLaw(id, context) ? `${name}-law` : name)
}

/**
 * The engine stands in few files, by the first of a visitor's parts that needs a module and by whether the editor does, which
 * needs nearly all of it: a word of the contract does not bring the law.
 */
function engineChunk(id: string, context: Context): string | null {
  const place = engineFor(id, context)
  if (place === 'more' && isWord(id, context)) return 'engine-words-editor'
  if (place !== 'more' || !asksEditor(askersOf(id, context).desk))
    return place ? `engine-${place}` : null
  // What the editor shows at first must not wait for the law; a candidate has no use for it.
  return bringsLaw(id, context) ? 'engine-more-editor' : 'engine-words-editor'
}

/** What the editor alone needs of the engine stands with its screen, or with what comes with the law. */
function editorsEngine(id: string, context: Context, { parts, desk }: Askers): string | null {
  if (parts.size > 0 || !asksEditor(desk)) return null
  if (asks(desk, FRAME)) return 'desk'
  return bringsLaw(id, context) ? 'desk-later-law' : 'desk-later'
}

/** For which of the visitors' parts a module of the engine stands where it does. */
function engineFor(id: string, context: Context): (typeof ENGINE_FOR)[number][1] | undefined {
  const { parts } = askersOf(id, context)
  return ENGINE_FOR.find(([part]) => parts.has(part))?.[1]
}

/** A name, a list or a day that a screen compares with: it stands beside the words, not with what reckons by it. */
function isWord(id: string, context: Context): boolean {
  return !LAW.test(id) && context.getModuleInfo(id)!.importedIds.length === 0
}

/** Whether a module cannot be without the law: it comes after the first paint. */
function bringsLaw(id: string, context: Context): boolean {
  return needs(id, context, (at) => {
    if (!ENGINE.test(at)) return false
    const place = engineFor(at, context)
    if (place === 'words' || (place === 'more' && isWord(at, context))) return false
    if (place === 'more' && !asksEditor(askersOf(at, context).desk)) return true
    return place === 'computing' || LAW.test(at)
  })
}

/** What visitors have to themselves is small; what the pages of a worker share stands together. */
function visitorsOwn(parts: Set<string>, askedForLater: boolean): string | null {
  if (askedForLater || !parts.has('statement')) return null
  return parts.has('offer') ? 'shared' : 'portal'
}

function sharedWithVisitors(parts: Set<string>, desk: Set<string>): string | null {
  if (parts.has('offer') && parts.has('sign')) return 'shared'
  const earliest = PARTS.find(([name]) => parts.has(name))?.[0] ?? OTHERS
  // Of what phones fetch the frame of the editor has a little, which stands apart from the rest of it.
  if (asks(desk, FRAME))
    return FIRST_SCREENS.includes(earliest)
      ? 'shared'
      : `shared-${earliest === OTHERS ? OTHERS : 'frame'}`
  const [only, ...others] = parts
  // What many screens need stands with what all of them begin with.
  const few = desk.size < MANY_SCREENS && !asksEditor(desk)
  if (others.length === 0 && few) return `own-${only}`
  return `shared-${earliest === OTHERS ? 'later' : (TOGETHER[earliest] ?? earliest)}`
}

function employersOwn(desk: Set<string>): string | null {
  if (desk.size === 1) return asks(desk, EDITORS_LAW) ? 'desk-editor' : null
  if (asks(desk, FRAME)) return 'desk'
  if (desk.size >= MANY_SCREENS) return 'desk-later'
  // Its pictures come after it, in the same file.
  return asks(desk, EDITORS_LAW) ? 'desk-editor' : null
}

function asksEditor(desk: Set<string>): boolean {
  return asks(desk, FRAME) || asks(desk, EDITORS_LAW)
}

function asks(desk: Set<string>, screen: RegExp): boolean {
  return [...desk].some((each) => screen.test(each))
}

/** Who fetches a module with its first files, be it a page or a part that a page asks for later. */
const askersOf = remembered((id: string, context: Context): Askers => {
  const askers: Askers = { parts: new Set(), desk: new Set() }
  for (const at of above(id, context, ({ importers }) => importers)) {
    const { isEntry, dynamicImporters } = context.getModuleInfo(at)!
    if (isEntry || dynamicImporters.length > 0) addAsker(askers, at, context)
  }
  return askers
})

function isAskedForLater(id: string, context: Context): boolean {
  return context.getModuleInfo(id)!.dynamicImporters.length > 0
}

function addAsker({ parts, desk }: Askers, id: string, context: Context) {
  const entry = /\/frontend\/(main|first)\.tsx?$/.exec(id)?.[1]
  if (entry) return parts.add(entry)
  const part = PARTS.find(([, file]) => file.test(id))?.[0]
  if (part) return parts.add(part)
  const audiences = audiencesOf(id, context)
  const isOfAll = /\/audiences\/\w+\/routes\.tsx$/.test(id)
  for (const audience of audiences)
    if (audience === 'employer') desk.add(id)
    else for (const each of isOfAll ? VISITORS[audience]! : [OTHERS]) parts.add(each)
}

/** Whose pages may ever ask for a module. */
const audiencesOf = remembered((id: string, context: Context): Set<string> => {
  const found = new Set<string>()
  const isPage = /\/frontend\/audiences\/(\w+)\//
  const all = above(id, context, ({ id: at, importers, dynamicImporters }) =>
    isPage.test(at) ? [] : [...importers, ...dynamicImporters]
  )
  for (const at of all) {
    const audience = isPage.exec(at)?.[1]
    if (audience) found.add(audience)
  }
  return found
})

/** Whether a module, or one that it cannot do without, is of a kind. */
function needs(id: string, context: Context, isSuch: (at: string) => boolean): boolean {
  return [...above(id, context, ({ importedIds }) => importedIds)].some(isSuch)
}

/** A build asks the same of a module for each group, and again of all that it imports; the next build reads this file anew. */
function remembered<T>(answer: (id: string, context: Context) => T) {
  const known = new Map<string, T>()
  return (id: string, context: Context): T => {
    if (!known.has(id)) known.set(id, answer(id, context))
    return known.get(id)!
  }
}

/** A module, with all that are reached from it by this way. */
function above(
  id: string,
  context: Context,
  next: (module: Rolldown.ModuleInfo) => readonly string[]
): Set<string> {
  const seen = new Set([id])
  for (const at of seen) {
    const module = context.getModuleInfo(at)
    if (module) for (const each of next(module)) seen.add(each)
  }
  return seen
}
