import type { DureeContrat, PreavisFields } from '#modules/compute/pure'
import type { Contract, ContractKind } from '@/api/contracts'

/** What is told of a dismissal; null is not told. */
export interface Told {
  /** The day on which the letter is sent, or the contract ended. */
  day: string
  start: string
  seniority: string
  above2013: boolean
  sectorDays: number | null
  benefits: number | null
  grossYear: number | null
  grossYearBefore: number | null
  leaveLeft: number | null
  doublePaid: boolean
  yearEndPremium: boolean
}

/** Contracts that the law gives an end of their own; of the others it asks a notice. */
const DUREE: Partial<Record<ContractKind, DureeContrat>> = {
  FIXED_TERM: 'DETERMINEE',
  STUDENT: 'DETERMINEE',
  DEFINED_WORK: 'TRAVAIL_DEFINI',
  REPLACEMENT: 'REMPLACEMENT',
}

/** Contracts of before this day have a first part (loi du 26 décembre 2013, art. 67). */
const TWO_PARTS_BEFORE = '2014-01-01'

/** What a contract and a record tell by themselves: when it began, and from when seniority counts. */
export function toldBy(contract: Contract, startOfSeniority: string | null, today: string): Told {
  const start = contract.versions
    .map(({ startDateStr }) => startDateStr)
    .reduce((first, each) => (each < first ? each : first), contract.startDateStr)
  return {
    day: today < start ? start : today,
    start,
    seniority: startOfSeniority !== null && startOfSeniority < start ? startOfSeniority : '',
    above2013: false,
    sectorDays: null,
    benefits: null,
    grossYear: null,
    grossYearBefore: null,
    leaveLeft: null,
    doublePaid: true,
    yearEndPremium: false,
  }
}

export const hasTwoParts = ({ start }: Told): boolean => start !== '' && start < TWO_PARTS_BEFORE

/** The same as the engine asks it, without how the notice is given. */
export function preavisOf(
  told: Told,
  kind: ContractKind,
  isManual: boolean
): Omit<PreavisFields, 'mode'> {
  const { start, seniority, sectorDays, benefits, grossYear, grossYearBefore, leaveLeft } = told
  const twoParts = hasTwoParts(told)
  return {
    debutContrat: start,
    duree: DUREE[kind] ?? 'INDETERMINEE',
    doublePeculePaye: told.doublePaid,
    primeProrata: told.yearEndPremium,
    ...(seniority !== '' && { debutAnciennete: seniority }),
    ...(twoParts && !isManual && { superieur2013: told.above2013 }),
    ...(twoParts && isManual && sectorDays !== null && { joursSecteur: sectorDays }),
    ...(benefits !== null && { autresAvantages: benefits }),
    ...(grossYear !== null && { brutAnneeEnCours: grossYear }),
    ...(grossYearBefore !== null && { brutAnneePrecedente: grossYearBefore }),
    ...(leaveLeft !== null && { joursRestants: leaveLeft }),
  }
}
