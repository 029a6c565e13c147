import type { HttpContext } from '@adonisjs/core/http'

/** The parsed body has lost the spaces at the ends of its texts, which stand between two runs of a line. */
export function untrimmed(request: HttpContext['request']): unknown {
  return request.is(['json', '+json']) ? JSON.parse(request.raw() || '{}') : request.all()
}
