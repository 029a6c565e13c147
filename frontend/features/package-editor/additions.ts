import { benefitsAllowed, compute, type ComputeRequest } from '#modules/compute/pure'
import type { BenefitPack } from '@/api/benefit-packs'
import { offeredBenefits, type Benefit as CatalogueBenefit } from '@/api/benefits'
import { lean } from '@/lib/pay/lean'
import { asOption } from './as-option.ts'
import type { DraftFields } from './draft.ts'
import {
  BENEFIT_SECTIONS,
  BENEFITS,
  benefitsToShow,
  flagOf,
  isOffered,
  isOn,
  switched,
  type Benefit,
} from './fields.ts'
import { isListKey, kindOfList, LISTS, type Entry } from './lists.ts'

/** What one may add to a package by its name: a benefit with its usual values, or a thing of the catalogue. */
export interface Addition {
  key: string
  /** Absent of a pack, which holds several. */
  benefit?: Benefit
  /** A pack of the company's own, by its name. */
  pack?: string
  /** The thing of the catalogue. */
  entry?: Entry
  changes: Partial<DraftFields>
}

/** The packs of the company, as far as this package may have what they hold and has not all of it. */
export function packAdditions(
  packs: readonly BenefitPack[],
  fields: DraftFields,
  dirigeant: boolean
): Addition[] {
  const allowed = benefitsAllowed(fields.computeModelConfig, dirigeant)
  return packs.flatMap(({ id, name, benefits }) => {
    const had = BENEFITS.map((benefit) => flagOf('has', benefit.name)).filter(
      (has) => benefits[has] === true
    )
    const isNew = had.some((has) => fields[has] !== true)
    const fits = had.every((has) => allowed === undefined || allowed.includes(has))
    return isNew && fits
      ? [{ key: `pack ${id}`, pack: name, changes: benefits as Partial<DraftFields> }]
      : []
  })
}

/** Everything that this package may have and has not, in the order of the screen; things of the catalogue behind their benefit. */
export function additionsTo(
  fields: DraftFields,
  dirigeant: boolean,
  offered: readonly string[] | undefined,
  catalogue: readonly CatalogueBenefit[]
): Addition[] {
  return BENEFIT_SECTIONS.flatMap((section) =>
    benefitsToShow(section, fields, dirigeant, offered)
      .filter(({ name }) => !isOn(fields, name) && !isOffered(fields, name))
      .flatMap((benefit) => {
        const changes = switched(benefit, true, fields)
        return [
          { key: benefit.name, benefit, changes },
          ...thingsOf(benefit, changes, fields, catalogue),
        ]
      })
  )
}

function thingsOf(
  benefit: Benefit,
  changes: Partial<DraftFields>,
  fields: DraftFields,
  catalogue: readonly CatalogueBenefit[]
): Addition[] {
  const list = `${benefit.name}Options`
  if (!isListKey(list) || LISTS[list].several) return []
  const { choose } = LISTS[list]
  const kind = kindOfList(list)
  if (!choose || kind === undefined) return []
  return offeredBenefits(catalogue, kind).map((each) => {
    const entry = asOption(each)
    const chosen = choose(entry, fields)
    return { key: `${benefit.name} ${each.id}`, benefit, entry, changes: { ...changes, ...chosen } }
  })
}

/** What an addition changes, EUR: the net of the month with vouchers and the cost of the year, gross pay as it is. */
export interface Effect {
  net: number
  cost: number
}

/** The effect of changes to a package at the gross pay it has; null where the engine refuses what would be. */
export function effectOf(
  request: ComputeRequest,
  gross: number,
  changes: Partial<DraftFields>
): Effect | null {
  return effectFrom(atGross(request, gross), request, gross, changes)
}

/** The same beside figures that are known, so that those of a whole list are computed once. */
export function effectFrom(
  now: Effect | null,
  request: ComputeRequest,
  gross: number,
  changes: Partial<DraftFields>
): Effect | null {
  const then = now && atGross(request, gross, changes)
  return then && { net: then.net - now.net, cost: then.cost - now.cost }
}

/** The net of the month with vouchers and the cost of the year at a gross pay; null where the engine refuses it. */
export function atGross(
  { solve: _, ...request }: ComputeRequest & { solve?: unknown },
  gross: number,
  changes: Partial<DraftFields> = {}
): Effect | null {
  const { package: fields } = request
  const given = fields.salaireBrutHoraire || fields.computeModelConfig.stage?.salaireEngagement
  const result = compute({
    ...request,
    package: lean({ ...fields, ...(!given && { salaireBrut: gross }), ...changes }),
  })
  if (!result.ok) return null
  const { coutEmployeur, remuneration } = result.answer.compute
  return {
    net: remuneration.remunerationMensuelle.remunerationMensuelle,
    cost: coutEmployeur.coutEmployeurAnnuel,
  }
}
