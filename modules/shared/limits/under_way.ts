import { Problem } from '#modules/shared/http/problem'

/** So many tries wait for others of one account; a further one is refused at once. */
const MOST_WAITING = 20
/** What is not judged by then, something else holds up. */
const LONGEST_WAIT_MS = 3_000

/** How the tries of one account stand in this process. */
interface Line {
  /** All tries here, waiting ones too: without any the line is forgotten. */
  people: number
  asking: number
  judged: number
  /** How many were judged so far: one that asked meanwhile may have been refused for nothing. */
  ended: number
  waiting: Set<(again: boolean) => void>
}

/**
 * The tries that this process judges at the moment, by whose they are. A try is taken before it is judged and given back
 * where it was right: so of several right ones in the same moment the sixth would be refused, although those before it
 * come back at once. It waits for them instead, and takes its try then, or is refused then.
 */
export class UnderWay {
  readonly #lines = new Map<string, Line>()

  /**
   * Does the work once a try was taken; it ends when what is given back was given back.
   *
   * @param whose the account; null where there is none: then no try waits for another
   * @param take answers 0, or the seconds to wait
   * @throws Problem E_TOO_MANY_REQUESTS when no try is left, and none of the same account may be given back
   */
  async judge<T>(
    whose: string | null,
    take: () => Promise<number>,
    work: () => Promise<T>
  ): Promise<T> {
    const line = (whose && this.#lines.get(whose)) || newLine()
    if (whose) this.#lines.set(whose, line)
    line.people++
    try {
      await taken(line, take)
      try {
        return await work()
      } finally {
        line.judged--
        line.ended++
        release(line, true)
      }
    } finally {
      if (isQuiet(line)) release(line, false)
      if (--line.people === 0 && whose) this.#lines.delete(whose)
    }
  }
}

function newLine(): Line {
  return { people: 0, asking: 0, judged: 0, ended: 0, waiting: new Set() }
}

async function taken(line: Line, take: () => Promise<number>): Promise<void> {
  for (;;) {
    const before = line.ended
    line.asking++
    let seconds = -1
    try {
      seconds = await take()
    } finally {
      line.asking--
      // In the same tick, so that the line is never seen empty in between.
      if (seconds === 0) line.judged++
    }
    if (seconds === 0) return
    if (line.ended === before && !(await oneEnds(line)))
      throw new Problem('E_TOO_MANY_REQUESTS', { retryAfterSeconds: seconds })
  }
}

/** Whether one that was judged ended, so that it is worth asking again; false when there is none to wait for. */
async function oneEnds(line: Line): Promise<boolean> {
  const { waiting } = line
  if (isQuiet(line) || waiting.size >= MOST_WAITING) return false
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), LONGEST_WAIT_MS)
  waiting.add(resolve)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    waiting.delete(resolve)
  }
}

/** No try is judged, nor may be in a moment. */
function isQuiet({ asking, judged }: Line): boolean {
  return asking + judged === 0
}

function release({ waiting }: Line, again: boolean): void {
  for (const go of waiting) go(again)
}
