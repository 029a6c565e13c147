import type { ListedContract } from '@/api/contracts'
import { daysAfter } from '#modules/shared/values/days'

/** A version beside what held before it. */
export interface HistoryRow {
  contract: ListedContract
  /** EUR a month and a year, against what held before; null where that is not known. */
  gross: number | null
  cost: number | null
  /** The job title before, where it is another one. */
  formerFunction: string | null
  /** A time without a contract: the person left before, and came back. */
  comesBack: boolean
}

/** Each version with what it changed, last begun first as they come. What was corrected is compared with nothing. */
export function changesOf(contracts: readonly ListedContract[]): HistoryRow[] {
  const held = contracts.filter(
    ({ standing, endKind }) => standing !== 'CORRECTED' && endKind === null
  )
  return contracts.map((contract) => {
    const at = held.findIndex(({ id }) => id === contract.id)
    const before = at === -1 ? undefined : held[at + 1]
    const [now, then] = [contract.package, before?.package]
    return {
      contract,
      gross: now && then ? cents(now.salaireBrut - then.salaireBrut) : null,
      cost: now && then ? cents(now.coutEmployeurAnnuel - then.coutEmployeurAnnuel) : null,
      formerFunction: now && then && now.nomFonction !== then.nomFonction ? then.nomFonction : null,
      comesBack: isGap(contracts, contract, before),
    }
  })
}

const cents = (euros: number) => Math.round(euros * 100) / 100

/** Between the version before and this one are days on which nothing holds; an end is a row of the last day alone. */
function isGap(
  contracts: readonly ListedContract[],
  { startDateStr }: ListedContract,
  before: ListedContract | undefined
): boolean {
  if (!before?.endDateStr) return false
  const end = contracts.find(
    ({ endKind, standing, startDateStr: last }) =>
      endKind !== null &&
      standing !== 'CORRECTED' &&
      last > before.startDateStr &&
      last < startDateStr
  )
  return daysAfter(end?.startDateStr ?? before.endDateStr, 1) < startDateStr
}
