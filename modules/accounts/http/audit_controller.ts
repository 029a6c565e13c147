import type { HttpContext } from '@adonisjs/core/http'
import { AUDIT_EVENTS } from '#modules/shared/audit/record'
import { readEnds, readLinks } from '#modules/shared/audit/verify_chain'
import { answerExport } from '#modules/shared/exports/answer_export'
import { auditExport } from '../queries/audit_export.ts'
import { listAudit } from '../queries/list_audit.ts'
import { auditExportValidator, auditValidator, chainValidator } from './audit_validators.ts'

const PAGE = 50
const LINKS = 2_000

export default class AuditController {
  async index({ request, scope }: HttpContext) {
    const { limit = PAGE, ...filter } = await request.validateUsing(auditValidator, {
      data: request.qs(),
    })
    // One more than asked for tells whether there is more.
    const lines = await listAudit(scope, { ...filter, limit: limit + 1 })
    const data = lines.slice(0, limit)
    return {
      data,
      next: lines.length > limit ? data.at(-1)!.id : null,
      events: [...AUDIT_EVENTS],
    }
  }

  /** The links after a number, for a reader that follows the chain with a hash function of its own. */
  async chain({ request, scope }: HttpContext) {
    const { after } = await request.validateUsing(chainValidator, { data: request.qs() })
    const { start, head } = await readEnds(scope.trx)
    return { start, head, links: await readLinks(scope.trx, after ?? start.seq, LINKS) }
  }

  async csv(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(auditExportValidator, {
      data: ctx.request.qs(),
    })
    return answerExport(ctx, auditExport, 'csv', filter)
  }
}
