import type { HttpContext } from '@adonisjs/core/http'

/**
 * What a guess is aimed at, known before it is judged. Nothing of it is the guesser's to choose but the address that a
 * password is typed for, and the name of a link.
 */
export interface Aim {
  /** The account whose tries are counted; null where there is none. */
  account: string | null
  /** The secret of a browser with which this account has signed in before: it goes on while strangers wait. */
  knownBrowser?: string
  /** The link that is guessed at, or the browser whose link it is. */
  at?: string
  /** Counts the guess at its own row, once all else let it through. */
  count?: () => Promise<Counted | null>
  /** Nothing is guessed: the browser shows what only we can sign. */
  proven?: true
}

/** A row that has counted a guess. */
export interface Counted {
  row: string
  giveBack: () => Promise<unknown>
}

export type Aiming = (ctx: HttpContext, companyId: string) => Promise<Aim>

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Where tries are limited: the row that has counted this guess. */
    counted: Counted | null
  }
}
