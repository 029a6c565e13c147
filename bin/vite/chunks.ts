import type { Rolldown } from 'vite'

/** Large, and needed by few: charts and the editor of texts. */
const APART = /\/components\/(charts|rich-text)\//
const ENGINE = /\/modules\/compute\//

/** Pages that are opened from a mail on a phone, by their file; all others of their audiences are one more, `visitor`. */
const PAGE_OF: Record<string, string> = {
  'offer': 'offer',
  'sign': 'sign',
  'casefile-form': 'form',
  'worker-form': 'form',
}
/** What all pages of an audience begin with is for each of these. */
const PAGES_OF: Record<string, readonly string[]> = {
  employer: ['employer'],
  candidate: ['form', 'offer', 'sign', 'visitor'],
  worker: ['form', 'visitor'],
}

/** Whoever writes down the graph of modules while it is grouped. */
type Context = Rolldown.ChunkingContext

/**
 * What pages share stands together, one file instead of a hundred small ones: by the pages whose first files it is among.
 * The engine is in two parts, as candidates need less of it.
 */
export function sharedChunk(id: string, context: Context): string | null {
  if (APART.test(id)) return null
  if (ENGINE.test(id)) return isCandidates(id, context) ? 'engine' : 'engine-desk'
  const pages = pagesOf(id, context)
  if (pages.length === 0) return null
  if (needsTheLaw(id, context)) return pages.join() === 'employer' ? 'law' : null
  return `first-${pages.includes('employer') ? withEmployer(pages) : pages.join('-')}`
}

/**
 * The employer's pages need all of these, and are asked for few files; a phone gets little that it does not need. Of more
 * pages is never in a chunk of fewer.
 */
function withEmployer(pages: readonly string[]): string {
  if (pages.includes('offer') && pages.includes('sign')) return 'all'
  const other = ['offer', 'sign', 'form', 'visitor'].find((each) => pages.includes(each))
  return other ? `employer-${other}` : 'employer'
}

/**
 * Which pages have a module among their first files: the candidate's offer, the signer's documents, the form of a worker,
 * those of other visitors, the employer's; none where it is only fetched later. What a module imports has the same pages and maybe more:
 * chunks of fewer pages import those of more, and never the other way round.
 */
function pagesOf(id: string, context: Context): string[] {
  const pages = new Set<string>()
  const seen = new Set<string>()
  const climb = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const entry = /\/frontend\/(main|first)\.tsx?$/.exec(at)?.[1]
    if (entry) pages.add(entry)
    const [, audience, page] =
      /\/frontend\/audiences\/(\w+)\/(?:.*\/)?([\w-]+)\.tsx?/.exec(at) ?? []
    if (!audience) context.getModuleInfo(at)?.importers.forEach(climb)
    else if (audience === 'employer' || page === 'routes')
      PAGES_OF[audience]?.forEach((each) => pages.add(each))
    else pages.add(PAGE_OF[page!] ?? 'visitor')
  }
  climb(id)
  // What runs before the page is painted waits for nothing else.
  const entry = ['first', 'main'].find((each) => pages.has(each))
  return entry ? [entry] : [...pages].sort()
}

/** Whether a module imports the engine, itself or by another: it must not come with what shows before the law. */
function needsTheLaw(id: string, context: Context, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (ENGINE.test(id)) return true
  return (context.getModuleInfo(id)?.importedIds ?? []).some((each) =>
    needsTheLaw(each, context, seen)
  )
}

/** Whether a candidate's page may ever ask for a module. */
function isCandidates(id: string, context: Context, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const audience = /\/frontend\/audiences\/(\w+)\//.exec(id)?.[1]
  if (audience) return audience === 'candidate'
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].some((each) => isCandidates(each, context, seen))
}
