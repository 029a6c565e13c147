import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#modules/shared/http/problem'
import type { Answer } from '#modules/shared/http/shapes'
import { verifySealed } from '../verify/verify_sealed.ts'
import type { verdictShape } from './shapes.ts'

/** For visitors too; what they bring is read in a process of its own and forgotten. */
export default class VerifyController {
  async store({ bytes, request }: HttpContext): Promise<Answer<typeof verdictShape>> {
    const found = await verifySealed(request.ip(), bytes)
    if (!found) throw new Problem('E_VERIFY_UNREADABLE')
    // Where the check ended helps who alters a file more than who asks.
    const { reason, ...verdict } = found
    return verdict
  }
}
