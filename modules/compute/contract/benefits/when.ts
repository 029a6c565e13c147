import { hasEmission, isHybride } from '../energies.ts'
import { isGiven, type Fields } from '../reading.ts'
import type { CarSort } from './choice.ts'

/*
 * When a field is asked for. What is not asked keeps its value: the engine reads it all the same.
 */

/** A FLEX package offers the benefit as a choice. */
export const isOffered =
  (name: string) =>
  (fields: Fields): boolean =>
    isFlex(fields) && fields[`can${name[0].toUpperCase()}${name.slice(1)}`] === true

/** All of these at once. */
export const all =
  (...conditions: readonly ((fields: Fields) => boolean)[]) =>
  (fields: Fields): boolean =>
    conditions.every((holds) => holds(fields))

/** Where there is a list to choose from, the values are those of what is chosen. */
export const isAsGiven = (name: string) => {
  const offered = isOffered(name)
  const list = `${name}Options`
  return (fields: Fields): boolean => !offered(fields) || isEmptyList(fields[list])
}

export const isFlex = ({ packageType }: Fields): boolean => packageType === 'FLEX'
export const isFix = ({ packageType }: Fields): boolean => packageType === 'FIX'
export const hasFirstPillar = (fields: Fields): boolean =>
  fields.budgetMobiliteHasPilier1 === true || fields.canBudgetMobilitePilier1 === true

export const emits = ({ energieVS }: Fields): boolean => hasEmission(energieVS as string)
export const isHybrid = ({ energieVS }: Fields): boolean => isHybride(energieVS)
const isCarAsGiven = isAsGiven('voitureSociete')
export const isPlugIn = (fields: Fields): boolean =>
  isHybrid(fields) && fields.nonRechargeableVS !== true && isCarAsGiven(fields)

export const hasNoSelection = ({ extensionAssuranceSelections }: Fields): boolean =>
  isEmptyList(extensionAssuranceSelections)

/** A share of pay may go by steps and by age; what was told and is refused beside an amount stays in sight. */
export const goesBySteps = ({
  assuranceGroupeInputType: type,
  assuranceGroupePalier: palier,
  assuranceGroupeAuDela: auDela,
  assuranceGroupeNaissance: birth,
  assuranceGroupeTranches: bands,
}: Fields): boolean =>
  type === 'PERCENT_BASE' ||
  type === 'PERCENT_TOTAL' ||
  [palier, auDela, birth].some(isGiven) ||
  !isEmptyList(bands)

export const isEmptyList = (value: unknown): boolean => !Array.isArray(value) || value.length === 0

/** Whether a car is of a sort, by what it runs on; every car is of no sort at all. */
export function isOfSort(
  sort: CarSort | undefined,
  energie: string | null | undefined,
  nonRechargeable: boolean | null | undefined
): boolean {
  if (sort === undefined) return true
  if (sort === 'emitting') return hasEmission(energie)
  if (sort === 'plugged' && energie === 'ELECTRIQUE') return true
  return isHybride(energie) && (sort === 'hybrid' || nonRechargeable !== true)
}
