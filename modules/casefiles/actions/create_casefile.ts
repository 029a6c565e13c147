import { randomBytes } from 'node:crypto'
import { findOnlySigner, findSigner } from '#modules/accounts/index'
import { bindingLanguages, lockContract, type Contract } from '#modules/contracts/index'
import { findAcceptedOffer } from '#modules/offers/index'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers, type LanguageRegime } from '#modules/team/index'
import { statusAfter } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import CasefileSigner from '../models/casefile_signer.ts'
import { findCasefile } from '../queries/find_casefile.ts'
import { regimeOf } from '../queries/language_regime.ts'
import { visibleCasefiles } from '../queries/visible_casefiles.ts'
import { append } from './casefile_trail.ts'

/** What a casefile starts from. Its id may be the client's, so that a double click makes one. */
export type CreateCasefileInput = { id?: string } & (
  { contractId: string } | { workerId: string } | { offerId: string }
)

interface Start {
  workerId: string
  contract: Contract | null
  offerId: string | null
  /** Of the company, who signed the offer; null for the only signer there is. */
  signerId: string | null
}

/** Prepares a casefile of a contract, of an accepted offer or of a worker; it has no document yet. */
export class CreateCasefile {
  static async handle(
    scope: Scope,
    { id, ...from }: CreateCasefileInput
  ): Promise<Result<Casefile>> {
    const start = await startOf(scope, from)
    if (!start.ok) return start
    const { contract, offerId, workerId } = start.value
    const worker = await visibleWorkers(scope).where('id', workerId).first()
    if (!worker) return fail('E_NOT_FOUND')
    const language = languageOf(await regimeOf(scope, contract), worker.language)
    const newId = await insertOnce(scope, 'casefiles', {
      id,
      link: newCasefileName(),
      worker_id: workerId,
      contract_id: contract?.id ?? null,
      offer_id: offerId,
      language,
      amends_id: contract && (await amended(scope, contract)),
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) {
      const twin = await visibleCasefiles(scope).where('id', id!).first()
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    await addSigners(scope, newId, { ...start.value, language, worker })
    const made = await findCasefile(scope, newId)
    if (made.ok)
      await append(scope, made.value, 'CREATED', { audit: { contract: contract?.id ?? null } })
    return made
  }
}

/** The name of a casefile in addresses: not secret, and not to be guessed from another one. */
export function newCasefileName(): string {
  return randomBytes(12).toString('base64url')
}

async function startOf(
  scope: Scope,
  from: { contractId: string } | { workerId: string } | { offerId: string }
): Promise<Result<Start>> {
  const none = { contract: null, offerId: null, signerId: null }
  if ('workerId' in from) return ok({ ...none, workerId: from.workerId })
  if ('contractId' in from) {
    // Locked, so that it is not discarded meanwhile.
    const found = await lockContract(scope, from.contractId)
    if (!found.ok) return found
    const { workerId, offerId } = found.value
    const offer = offerId === null ? null : await findAcceptedOffer(scope, offerId)
    const signerId = offer?.ok ? offer.value.signerId : null
    return ok({ workerId, contract: found.value, offerId, signerId })
  }
  const offer = await findAcceptedOffer(scope, from.offerId)
  if (!offer.ok) return offer
  const { id: offerId, workerId, signerId } = offer.value
  return ok({ ...none, workerId, offerId, signerId })
}

/** What the law of the seat asks for, else what the worker speaks. */
function languageOf(regime: LanguageRegime | null, spoken: string): Locale {
  const binding = regime ? bindingLanguages(regime, { language: spoken }) : []
  return binding.find((one) => one === spoken) ?? binding[0] ?? (spoken as Locale)
}

/** The signed casefile of the contract that this one changes. */
async function amended(scope: Scope, { previousId }: Contract): Promise<string | null> {
  if (previousId === null) return null
  const before = await visibleCasefiles(scope)
    .where({ contractId: previousId, status: 'SIGNED' })
    .orderBy('id', 'desc')
    .first()
  return before && statusAfter(before.status, 'amend', 'EMPLOYER').ok ? before.id : null
}

/** The company first, then the worker. */
async function addSigners(
  scope: Scope,
  casefileId: string,
  {
    signerId,
    language,
    worker,
  }: Start & {
    language: Locale
    worker: { id: string; firstName: string; lastName: string; email: string | null }
  }
): Promise<void> {
  const signer = await findSigner(scope, signerId ?? (await findOnlySigner(scope)))
  if (signer) {
    const { id, name, email, nomFonction } = signer
    await CasefileSigner.create({
      ...{ casefileId, role: 'EMPLOYER', signOrder: 1, language },
      ...{ signerId: id, name, email, function: nomFonction },
    })
  }
  await CasefileSigner.create({
    ...{ casefileId, role: 'WORKER', signOrder: 2, language, workerId: worker.id },
    ...{ name: `${worker.firstName} ${worker.lastName}`, email: worker.email ?? '' },
  })
}
