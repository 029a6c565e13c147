import { DateTime } from 'luxon'
import { companyAddress } from '#config/app'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import { defineMail } from '#modules/shared/mail/mail_kind'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findWorker } from '#modules/team/index'
import RewardStatementGroup from '../models/reward_statement_group.ts'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import RewardPublication from '../models/reward_publication.ts'
import { visibleStatements } from '../queries/visible_statements.ts'
import { statementLetter } from './statement_letter.ts'

interface StatementMailFacts {
  statementId: string
  version: number
}

/**
 * Tells a worker that their statement is there. It holds no amount and no secret: the link leads to the portal, where they
 * show who they are.
 */
export const statementMail = defineMail<StatementMailFacts>({
  name: 'reward-statement',
  async prepare(scope, facts) {
    const current = await currentStatement(scope, facts)
    if (!current) return null
    const { statement, group } = current
    const found = await findWorker(scope, statement.workerId)
    if (!found.ok || !found.value.email) return null
    const worker = found.value
    const version = await RewardStatementVersion.query().where(facts).firstOrFail()
    const run = await RewardPublication.findOrFail(version.publicationId)
    const sender = await findUserContact(scope, run.requestedBy)
    const { brand, company } = await findCompanyBrand(scope)
    const { language } = version
    const replyTo = sender?.email ?? null
    return {
      to: worker.email!,
      brand,
      replyTo,
      letter: statementLetter({
        language,
        isReissued: version.version > 1,
        name: worker.firstName,
        company: company.name,
        statement: version.says.name,
        day: version.says.statementDateStr,
        because: version.because,
        sender: sender?.displayName ?? null,
        url: `${companyAddress(company.slug)}/${language}/w/reward/${statement.id}`,
        canReply: replyTo !== null && group.status === 'PUBLISHED',
      }),
    }
  },
  async left(scope, { statementId, version }) {
    await visibleStatements(scope)
      .where({ id: statementId, version })
      .update({ mailed_at: DateTime.now().toJSDate() })
  },
})

/** The statement as it was when the mail was enqueued; null once it was issued again or taken back. */
async function currentStatement(scope: Scope, { statementId, version }: StatementMailFacts) {
  const statement = await visibleStatements(scope).where({ id: statementId, version }).first()
  const group = statement && (await RewardStatementGroup.findOrFail(statement.groupId))
  return group?.status === 'PUBLISHED' ? { statement: statement!, group } : null
}
