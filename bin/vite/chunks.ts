import type { Rolldown } from 'vite'

/** Pages that are opened from a mail on a phone, and those of the employer. */
const PAGE_OF: Record<string, string> = {
  'offer': 'offer',
  'sign': 'sign',
  'casefile-form': 'form',
  'worker-form': 'form',
}
const PAGES_OF: Record<string, readonly string[]> = {
  employer: ['employer'],
  candidate: ['form', 'offer', 'sign'],
  worker: ['form'],
}
const ALL = ['employer', 'form', 'offer', 'sign']

/**
 * What every page begins with stands in one file, and what all kinds of pages need before they show in another, instead of
 * in a file for each module. The rest is split by who needs it exactly: no phone fetches what only the employer reads.
 */
export function sharedChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const pages = pagesOf(id, context)
  if (pages.has('first')) return 'first'
  if (pages.has('main')) return 'main-shared'
  return ALL.every((page) => pages.has(page)) ? 'pages-shared' : null
}

/** The entries and kinds of pages that have a module among their first files. */
function pagesOf(id: string, context: Rolldown.ChunkingContext): Set<string> {
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
    else if (PAGE_OF[page!]) pages.add(PAGE_OF[page!]!)
  }
  climb(id)
  return pages
}
