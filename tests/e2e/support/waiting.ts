import type { Page } from 'playwright-core'

/** How long a page's calls of the API took, from when they left until their last byte. */
export interface Waited {
  calls: number
  /** Milliseconds, of all of them and of the slowest. */
  total: number
  longest: number
}

/** Measures every call of the API that a page makes from now on. */
export function measureCalls(page: Page): Waited {
  const waited: Waited = { calls: 0, total: 0, longest: 0 }
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return
    const { responseEnd } = request.timing()
    waited.calls += 1
    waited.total += responseEnd
    waited.longest = Math.max(waited.longest, responseEnd)
  })
  return waited
}
