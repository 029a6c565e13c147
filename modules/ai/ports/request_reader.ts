import type { Draft, Reading, Situation } from '../pure.ts'

/** One request with what stands around it. */
export interface AskedTurn {
  readonly prompt: string
  readonly draft: Draft
  readonly situation: Situation
}

/**
 * Who turns words into operations on a draft. It has no tools: it reads no person, writes nothing and states no amount. A
 * reader that waits for a service outside is asked with no unit of work open.
 */
export abstract class RequestReader {
  abstract readonly name: 'embedded' | 'model'
  abstract read(turn: AskedTurn): Promise<Reading>
}
