/** A call to a server that somebody else runs. */
export interface OutsideRequest {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** They go to this host alone: none of them follows to another one. */
  headers?: Readonly<Record<string, string>>
  body?: string
  /** It changes nothing, so that it may be sent once more where a kept connection was just closed; a GET always is. */
  isRepeatable?: boolean
  signal?: AbortSignal
  /** Until the first line of the answer, names and connection included; 15 s. */
  headMs?: number
  /** From there until its last byte; 60 s. */
  bodyMs?: number
  /** An answer that is longer is not read to its end; 20 MB. */
  maxBytes?: number
}

export interface OutsideAnswer {
  status: number
  /** Names in lower case; what came several times is joined by commas. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

export type OutsideRefusalKind =
  /** Not https, with a name and password in it, or of a network that is not public. */
  | 'address'
  /** Nobody answers there, or the connection broke. */
  | 'unreachable'
  /** The head or the body took longer than it may. */
  | 'late'
  | 'too_large'
  /** It leads on too often, or where what is sent may not go. */
  | 'redirected'

/** Why a call outside was not made, or its answer not taken. */
export class OutsideRefusal extends Error {
  constructor(
    readonly kind: OutsideRefusalKind,
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options)
  }
}

/**
 * Calls a server outside, by an address that a customer may have given. Every status is an answer.
 *
 * @throws OutsideRefusal; the reason of `signal` when it ended the call
 */
export type OutsideFetch = (request: OutsideRequest) => Promise<OutsideAnswer>
