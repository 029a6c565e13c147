import { PROBLEMS, type ProblemCode } from '#modules/shared/http/problem'
import { byName, count, list, oneOf, optional, text, whole } from '#modules/shared/http/shapes'

/** A refusal as `application/problem+json`: a stable code, a translated sentence, the fields concerned. */
export const problemShape = whole({
  type: text,
  title: text,
  status: count,
  code: oneOf(Object.keys(PROBLEMS) as ProblemCode[]),
  detail: text,
  /** `names`: what the sentence names, for programs that act by it. */
  errors: list(whole({ path: text, code: text, message: text, names: optional(byName(text)) })),
  /** How many fields are wrong beside these. */
  moreErrors: count,
  /** To be quoted to support. */
  requestId: text,
})
