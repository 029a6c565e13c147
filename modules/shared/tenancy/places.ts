import { Problem } from '#modules/shared/http/problem'

export interface PlacesOptions {
  /** How many there are for all companies together. */
  all: number
  /** How many of them one company may hold at a time. */
  each: number
  /** How long a call waits in the line before it is refused as busy. */
  waitMs: number
}

/**
 * Places that all companies of a process share: connections, uploads, the renderer. One company holds `each` of them
 * at most, the rest of its work waits in a line of its own; a place that becomes free goes to the next company's line,
 * not to the longest. So a company has an idle process nearly to itself, and a busy one in turns.
 */
export class Places {
  readonly #options: PlacesOptions
  readonly #taken = new Map<string, number>()
  /** Who waits, each as what lets them in; in the order in which the companies are served. */
  readonly #lines = new Map<string, (() => void)[]>()
  #free: number

  constructor(options: PlacesOptions) {
    this.#options = options
    this.#free = options.all
  }

  /** How many wait in a company's line. */
  waiting(company: string): number {
    return this.#lines.get(company)?.length ?? 0
  }

  /**
   * Does the work in one of the company's places.
   *
   * @throws Problem E_BUSY when none became free in time
   */
  async use<T>(company: string, work: () => Promise<T>): Promise<T> {
    if (!this.#take(company)) await this.#wait(company)
    try {
      return await work()
    } finally {
      this.#leave(company)
    }
  }

  #take(company: string): boolean {
    const taken = this.#taken.get(company) ?? 0
    if (this.#free === 0 || taken >= this.#options.each) return false
    this.#taken.set(company, taken + 1)
    this.#free--
    return true
  }

  #wait(company: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(company) ?? []
      this.#lines.set(company, line)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(enter), 1)
        if (line.length === 0) this.#lines.delete(company)
        reject(busy())
      }, this.#options.waitMs)
      line.push(enter)
    })
  }

  #leave(company: string): void {
    this.#free++
    const taken = this.#taken.get(company)! - 1
    if (taken > 0) this.#taken.set(company, taken)
    else this.#taken.delete(company)
    this.#letIn()
  }

  /** The place goes to the first company in turn that may hold one more; its line then stands behind all others. */
  #letIn(): void {
    for (const [company, line] of this.#lines) {
      if (!this.#take(company)) continue
      line.shift()!()
      this.#lines.delete(company)
      if (line.length > 0) this.#lines.set(company, line)
      return
    }
  }
}

/** After so many seconds it is worth asking again. */
export const BUSY_RETRY_S = 2

/** Refused because everything of the kind is in use; nothing was done. */
export function busy(): Problem {
  return new Problem('E_BUSY', { retryAfterSeconds: BUSY_RETRY_S })
}
