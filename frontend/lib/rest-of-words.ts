import { use } from 'react'
import { loadCatalogue, type Messages } from './catalogue.ts'
import type { Locale } from './locale.ts'

/** The words that the page has. */
let words: Messages = {}
/** Of a page that began with some of the employer's words: gets the others. */
let loadRest: (() => Promise<Messages>) | null = null
let rest: Promise<void> | null = null
const listeners = new Set<() => void>()

/** What the page begins with: all of its words, or where `locale` is given those that it shows at first. */
export function beginWith(messages: Messages, locale?: Locale): void {
  words = messages
  loadRest = locale ? () => loadCatalogue(locale, 'employer') : null
}

export const wordsSoFar = (): Messages => words

export function onMoreWords(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Resolves once the page has all of its words; the first who asks has them fetched. What failed is asked for anew. */
export function restOfWords(): Promise<void> {
  if (!loadRest) return Promise.resolve()
  rest ??= loadRest().then(
    (all) => {
      words = all
      loadRest = null
      for (const tell of listeners) tell()
    },
    (error: unknown) => {
      rest = null
      throw error
    }
  )
  return rest
}

/** For what says more than a page begins with: waits, inside a `Suspense`, until all words are there. */
export function useAllWords(): void {
  if (loadRest) use(restOfWords())
}

/** A part with what it says, for `lazy`. */
export async function withAllWords<Part>(part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, restOfWords()]))[0]
}
