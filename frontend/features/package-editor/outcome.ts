import {
  compute,
  type ComputeAnswer,
  type ComputeError,
  type ComputeRequest,
} from '#modules/compute/pure'

/** What the engine says about a draft: figures, or what is refused and where. */
export type Outcome =
  { ok: true; answer: ComputeAnswer } | { ok: false; errors: readonly ComputeError[] }

/** Runs the engine in this browser: the same source as the server's, in well under a frame. */
export function outcomeOf(request: ComputeRequest): Outcome {
  return compute(request)
}
