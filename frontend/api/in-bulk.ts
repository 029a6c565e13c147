import { postPackagesArchive } from '#client/bounds'

/** As many rows as one call of any bulk action takes (modules/shared/lists/chosen.ts). */
export const MOST_AT_ONCE = postPackagesArchive.properties.ids.maxItems

/** What a bulk action is for: rows by their ids, or all that a filter lets through. */
export type Chosen<Filter> = { ids: readonly string[] } | { filter: Filter }

/** What one call is for. */
export type Part<Filter> = { ids: string[] } | { filter: Filter; after?: string }

/**
 * Calls a bulk action for all that is chosen, a hundred rows at a time, one call after the other. What was done stays
 * done when a later call fails.
 *
 * @param onAnswer hears each answer, and whether another call follows
 */
export async function inBulk<Filter, Answer extends { next: string | null }>(
  chosen: Chosen<Filter>,
  call: (part: Part<Filter>) => Promise<Answer>,
  onAnswer: (answer: Answer, more: boolean) => void
): Promise<void> {
  if ('filter' in chosen) {
    let after: string | undefined
    do {
      const answer = await call({ ...chosen, after })
      after = answer.next ?? undefined
      onAnswer(answer, after !== undefined)
    } while (after)
    return
  }
  for (let at = 0; at < chosen.ids.length; at += MOST_AT_ONCE) {
    const ids = chosen.ids.slice(at, at + MOST_AT_ONCE)
    onAnswer(await call({ ids }), at + MOST_AT_ONCE < chosen.ids.length)
  }
}
