import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import DocumentTemplate from '../models/document_template.ts'

/** Notes that the company's lawyer has read the text as it was seen, or takes that back. */
export class NoteLawyerReading {
  static async handle(
    scope: Scope,
    id: string,
    { version, isRead }: { version: number; isRead: boolean }
  ): Promise<Result<DocumentTemplate>> {
    const template = await DocumentTemplate.query().where('id', id).forUpdate().first()
    if (!template) return fail('E_NOT_FOUND')
    if (template.version !== version) return fail('E_STALE_VERSION')
    if (isRead === (template.lawyerReadAt !== null)) return ok(template)
    const { actor } = scope
    await template
      .merge({
        lawyerReadAt: isRead ? DateTime.now() : null,
        lawyerReadBy: isRead && actor.kind === 'user' ? actor.id : null,
      })
      // The text is what it was: nothing changed that a version would tell.
      .save()
    await template.refresh()
    const event = isRead ? 'document_template.lawyer_read' : 'document_template.lawyer_unread'
    await record(scope, event, { type: 'document_template', id }, { version })
    return ok(template)
  }
}
