import { Exception } from '@adonisjs/core/exceptions'
import { tableOf } from '#modules/words'

/** Every refusal of the product, with its HTTP status. Each module declares its own (`words.ts`, `lang/<locale>/words.json`). */
export const PROBLEMS = tableOf('problems')

export type ProblemCode = keyof typeof PROBLEMS

/** One thing that is wrong with one field; `path` is dotted (`package.salaireBrut`). */
export interface FieldProblem {
  path: string
  code: string
  message: string
  /** What the sentence names, for programs that act by it. */
  names?: Readonly<Record<string, string>>
}

/** An answer names no more fields than these, nor more of each: a body may hold a hundred thousand. */
const MOST_NAMED = 50
const LONGEST_PATH = 200

/**
 * A refusal on its way to the client as `application/problem+json`
 * (backend/http/exception_handler.ts writes it, translated).
 */
export class Problem extends Exception {
  readonly problem: ProblemCode
  /** The first of those it was made of; `moreErrors` counts the others. */
  readonly errors: FieldProblem[]
  readonly moreErrors: number
  readonly retryAfterSeconds?: number

  constructor(
    problem: ProblemCode,
    { errors = [], retryAfterSeconds }: { errors?: FieldProblem[]; retryAfterSeconds?: number } = {}
  ) {
    super(problem, { status: PROBLEMS[problem], code: problem })
    this.problem = problem
    this.errors = errors
      .slice(0, MOST_NAMED)
      .map((error) => ({ ...error, path: error.path.slice(0, LONGEST_PATH) }))
    this.moreErrors = errors.length - this.errors.length
    this.retryAfterSeconds = retryAfterSeconds
  }
}
