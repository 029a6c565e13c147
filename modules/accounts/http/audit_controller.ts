import type { HttpContext } from '@adonisjs/core/http'
import { AUDIT_EVENTS } from '#modules/shared/audit/record'
import { auditCsv } from '../queries/audit_csv.ts'
import { listAudit } from '../queries/list_audit.ts'
import { auditExportValidator, auditValidator } from './audit_validators.ts'

const PAGE = 50

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

  async csv({ request, response, scope }: HttpContext) {
    const filter = await request.validateUsing(auditExportValidator, { data: request.qs() })
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', 'attachment; filename="audit.csv"')
    response.header('cache-control', 'private, no-store')
    return response.send(await auditCsv(scope, filter))
  }
}
