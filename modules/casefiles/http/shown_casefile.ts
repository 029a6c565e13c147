import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap, type Result } from '#modules/shared/result'
import { today } from '#modules/shared/values/days'
import { isOpen, stepsOf } from '../domain/casefile_status.ts'
import { informationList } from '../domain/information_list.ts'
import type Casefile from '../models/casefile.ts'
import { casefileContents } from '../queries/casefile_contents.ts'
import { contextWith } from '../queries/casefile_context.ts'
import { eventsOf } from '../queries/casefile_events.ts'
import { findCasefile, formerDocuments } from '../queries/find_casefile.ts'
import { problemsOf, warningsOf } from '../queries/casefile_problems.ts'
import { keptOf, type Kept } from '../queries/kept.ts'
import { explainSigning, explainWarning } from './explain.ts'
import type { casefileSchema } from './schemas.ts'
import { toFormer, toListedCasefile } from './transformers.ts'

/** One casefile as the API answers it, whole; a refusal is thrown. */
export async function shownCasefile(
  { scope, i18n }: Pick<HttpContext, 'scope' | 'i18n'>,
  result: Result<Casefile>
): Promise<Answer<typeof casefileSchema>> {
  const casefile = unwrap(result)
  await casefile.refresh()
  const contents = await casefileContents(scope, casefile)
  const context = await contextWith(scope, casefile, contents)
  const kept = await keptOf(scope, casefile)
  const isChanging = isOpen(casefile.status)
  return {
    ...toListedCasefile(casefile, context),
    offerId: casefile.offerId,
    message: casefile.message,
    signers: contents.signers,
    problems: (isChanging ? problemsOf(casefile, contents) : []).map((problem) => ({
      path: problem.path,
      code: problem.code,
      message: explainSigning(i18n)(problem),
    })),
    warnings: (isChanging ? warningsOf(casefile, contents) : []).map((warning) => ({
      ...warning,
      message: explainWarning(i18n)(warning),
    })),
    informationList: informationList(contents.documents, casefile.inWorkRules),
    form: formOf(await eventsOf(scope, casefile)),
    signedBy: context.users.get(casefile.signedBy ?? '') ?? null,
    signedAt: casefile.signedAt?.toISO() ?? null,
    amendsId: casefile.amendsId,
    former: (await formerDocuments(casefile)).map(toFormer),
    keptUntilStr: kept?.until ?? null,
    steps: stepsOf(casefile.status, contents.signers).filter(
      (step) => step !== 'delete' || !isKept(kept)
    ),
  }
}

/** The same after a call that waited: the unit of work that saved it has ended. */
export function shownAfterWait(
  { inScope, i18n }: Pick<HttpContext, 'inScope' | 'i18n'>,
  result: Result<Casefile>
): Promise<Answer<typeof casefileSchema>> {
  const { id } = unwrap(result)
  return inScope(async (scope) => shownCasefile({ scope, i18n }, await findCasefile(scope, id)))
}

/** What the worker's form went through since it was last sent. */
function formOf(
  events: Awaited<ReturnType<typeof eventsOf>>
): Answer<typeof casefileSchema>['form'] {
  const sent = events.find(({ kind }) => kind === 'FORM_SENT' || kind === 'FORM_RESENT')
  const since = (wanted: string) => {
    const found = events.find(({ kind }) => kind === wanted)
    const first = events.find(({ kind }) => kind === 'FORM_SENT')
    return found && first && found.at >= first.at ? found.at : null
  }
  const withdrawn = since('FORM_WITHDRAWN')
  if (!sent || withdrawn) return { sentAt: null, to: null, openedAt: null, filledAt: null }
  return {
    sentAt: sent.at,
    to: (sent.details as { to?: string }).to ?? null,
    openedAt: since('FORM_OPENED'),
    filledAt: since('FORM_FILLED'),
  }
}

/** Whether the day until which it is kept is to come, or not known yet. */
const isKept = (kept: Kept | null) => kept !== null && (kept.until === null || kept.until > today())
