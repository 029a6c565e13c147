import { DateTime } from 'luxon'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { takeTry } from '#modules/shared/limits/row_tries'
import { fail, notYet, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { hashOfCode, matchesCode } from '#modules/shared/values/short_code'

const MINUTES = 10
const PAUSE_S = 60
/** Each opens for five guesses: who has the link and not the mailbox does not get far in a day. */
const A_DAY = 5

/** A code on its way to a person. Its hash is known once the message that holds it is prepared. */
export interface SentCode extends LucidRow {
  id: string
  codeHash: string | null
  createdAt: DateTime
  expiresAt: DateTime
}

/** A table of codes; its model has `tries` too. */
export type SentCodes<Code extends SentCode> = LucidModel & (new () => Code)

/** Whose code it is, by columns of the table. Of several codes the newest opens. */
export type CodeOwner = Record<string, string>

/**
 * Makes the row of a code that is sent next: one a minute, and five in 24 hours. The caller has locked the owner's row.
 *
 * @param row what else the row holds
 * @returns its id, or E_TOO_MANY_REQUESTS with the seconds to wait
 */
export async function newSentCode(
  model: LucidModel,
  owner: CodeOwner,
  row: Record<string, string>
): Promise<Result<string>> {
  const asked = (await model
    .query()
    .where(owner)
    .where('created_at', '>', DateTime.now().minus({ days: 1 }).toJSDate())
    .orderBy('id', 'desc')) as SentCode[]
  const waits =
    asked.length < A_DAY
      ? asked[0]?.createdAt.plus({ seconds: PAUSE_S })
      : asked.at(-1)!.createdAt.plus({ days: 1 })
  const seconds = Math.ceil(waits?.diffNow('seconds').seconds ?? 0)
  if (seconds > 0) return notYet('E_TOO_MANY_REQUESTS', seconds)
  const expiresAt = DateTime.now().plus({ minutes: MINUTES })
  const code = await model.create({ ...owner, ...row, expiresAt })
  return ok(code.$primaryKeyValue as string)
}

/** The row of a code whose message is prepared, locked; null where it has ended. */
export async function unendedCode<Code extends SentCode>(
  model: SentCodes<Code>,
  id: string
): Promise<Code | null> {
  return unended((await model.query().where('id', id).forUpdate().first()) as Code | null)
}

/** Keeps the hash of the code that a message will hold: that of its last try counts. */
export async function keepCode(row: SentCode, code: string): Promise<void> {
  row.codeHash = hashOfCode(row.id, code)
  await row.save()
}

/** The newest code of an owner, locked, if it is what was typed and still opens. */
export async function matchingCode<Code extends SentCode>(
  model: SentCodes<Code>,
  owner: CodeOwner,
  typed: string
): Promise<Code | null> {
  const code = await newest(model, owner)
  return code && matchesCode(code.id, typed, code.codeHash) ? code : null
}

/**
 * Carries out what a typed code opens. A guess is counted before it is judged, in a unit of its own: a refusal would
 * take back what it counted.
 *
 * @param ownerOf whose code it is, judged anew in each unit
 * @param open is given the code, which it spends (`spend`)
 */
export async function withSentCode<Code extends SentCode, T>(
  inScope: InScope,
  model: SentCodes<Code>,
  ownerOf: (scope: Scope) => Promise<CodeOwner>,
  typed: string,
  open: (scope: Scope, code: Code) => Promise<Result<T>>
): Promise<Result<T>> {
  const isCounted = await inScope(async (scope) => {
    const code = await newest(model, await ownerOf(scope))
    return code !== null && takeTry(model, code.id)
  })
  if (!isCounted) return fail('E_INVALID_CODE')
  return inScope(async (scope) => {
    const code = await matchingCode(model, await ownerOf(scope), typed)
    return code ? open(scope, code) : fail('E_INVALID_CODE')
  })
}

/** It opens nothing any more; how many were asked for is still counted. */
export async function spend(code: SentCode): Promise<void> {
  code.expiresAt = DateTime.now()
  await code.save()
}

async function newest<Code extends SentCode>(
  model: SentCodes<Code>,
  owner: CodeOwner
): Promise<Code | null> {
  const found = model.query().where(owner).orderBy('id', 'desc').forUpdate().first()
  return unended((await found) as Code | null)
}

function unended<Code extends SentCode>(code: Code | null): Code | null {
  return code && code.expiresAt > DateTime.now() ? code : null
}
