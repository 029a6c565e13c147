import {
  findCompany,
  findSigner,
  type CompanyFacts,
  type SignerFacts,
} from '#modules/accounts/index'
import {
  renderBody,
  templateConditions,
  templateFacts,
  type Block,
  type TemplateConditions,
  type TemplateFacts,
  type TemplateSources,
  type TemplateVariable,
} from '#modules/templates/index'
import { frozenPackage, visiblePackages, type FrozenPackage } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { visibleWorkers, workerOnPaper, type WorkerOnPaper } from '#modules/team/index'
import { today } from '#modules/shared/values/days'
import type Offer from '../models/offer.ts'

/** The worker of an offer, as far as its text and its mails speak of them. */
export type OfferWorker = WorkerOnPaper & { id: string; language: string }

/** What an offer speaks of, as it is now. */
export interface OfferContents {
  company: CompanyFacts
  worker: OfferWorker | null
  pack: FrozenPackage | null
  signer: SignerFacts | null
}

export async function offerContents(scope: Scope, offer: Offer): Promise<OfferContents> {
  return {
    company: await findCompany(scope),
    worker: await workerOf(scope, offer),
    pack: offer.packageId === null ? null : await packageOf(scope, offer.packageId),
    signer: await findSigner(scope, offer.signerId),
  }
}

/** The text with what is known now in the place of its variables, and the variables nothing is known for. */
export function renderedText(
  offer: Offer,
  contents: OfferContents,
  language = offer.language
): { blocks: Block[]; missing: TemplateVariable[] } {
  const sources = sourcesOf(offer, contents)
  return renderBody(offer.body, templateFacts(language, sources), templateConditions(sources))
}

/** What stands in the place of each variable now; null where it is not known. */
export function factsOf(offer: Offer, contents: OfferContents): TemplateFacts {
  return templateFacts(offer.language, sourcesOf(offer, contents))
}

/** Which conditions of its text hold now. */
export function conditionsOf(offer: Offer, contents: OfferContents): TemplateConditions {
  return templateConditions(sourcesOf(offer, contents))
}

function sourcesOf(
  offer: Offer,
  { company, worker, pack, signer }: OfferContents
): TemplateSources {
  return {
    today: today(),
    company,
    signer,
    worker,
    package: pack,
    offer: { validityDate: offer.validityDate?.toISODate() ?? null },
  }
}

/** The offer's own package, whole, for every actor: who may see the offer may see it. */
export async function packageOf(scope: Scope, id: string): Promise<FrozenPackage | null> {
  const row = await visiblePackages(seeingItsParts(scope)).where('id', id).first()
  return row && frozenPackage(row)
}

/** The worker of an offer, for every actor. */
export async function workerOf(scope: Scope, { workerId }: Offer): Promise<OfferWorker | null> {
  if (workerId === null) return null
  const row = await visibleWorkers(seeingItsParts(scope)).where('id', workerId).first()
  return row && { id: row.id, language: row.language, ...workerOnPaper(row) }
}

/** For the worker and the package of an offer that the scope was shown. */
export function seeingItsParts(scope: Scope): Scope {
  return seeingWhatTheActorMayNot(
    scope,
    'an offer is seen with its worker and its package, whichever department or person they came from'
  )
}
