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
}

/**
 * A refusal on its way to the client as `application/problem+json`
 * (backend/http/exception_handler.ts writes it, translated).
 */
export class Problem extends Exception {
  readonly problem: ProblemCode
  readonly errors: FieldProblem[]
  readonly retryAfterSeconds?: number

  constructor(
    problem: ProblemCode,
    options: { errors?: FieldProblem[]; retryAfterSeconds?: number } = {}
  ) {
    super(problem, { status: PROBLEMS[problem], code: problem })
    this.problem = problem
    this.errors = options.errors ?? []
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
