import { Problem, type ProblemCode, type FieldProblem } from './http/problem.ts'

/** An expected failure is a value; surprises stay exceptions. */
export type Result<T> =
  | { ok: true; value: T }
  | { ok: false; problem: ProblemCode; errors?: FieldProblem[]; retryAfterSeconds?: number }

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function fail(problem: ProblemCode, errors?: FieldProblem[]): Result<never> {
  return { ok: false, problem, errors }
}

/** Refused for now: it is worth asking again after so many seconds. */
export function notYet(problem: ProblemCode, retryAfterSeconds: number): Result<never> {
  return { ok: false, problem, retryAfterSeconds }
}

/** Where a result meets HTTP: the value, or the refusal as a problem. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value
  const { problem, errors, retryAfterSeconds } = result
  throw new Problem(problem, { errors, retryAfterSeconds })
}
