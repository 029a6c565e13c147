import { HttpContext } from '@adonisjs/core/http'
import { mail } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import Notice, { type NoticeKind } from '../models/notice.ts'

/** Enqueues the mail that tells a person what was done to their account, and with which browser. */
export class GiveNotice {
  static async handle(scope: Scope, userId: string, kind: NoticeKind): Promise<void> {
    const browser = HttpContext.get()?.request.header('user-agent')?.slice(0, 300) ?? ''
    const { id } = await Notice.create({ userId, kind, browser })
    await mail(scope, 'notice', `notice/${id}`, { noticeId: id })
  }
}
