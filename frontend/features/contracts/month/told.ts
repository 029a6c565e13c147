import type {
  AbsenceFields,
  DispenseDuMois,
  MoisIncompletFields,
  TypeAbsence,
} from '#modules/compute/pure'

/** What is told of a month; an empty day is not told. */
export interface Told {
  /** A day of the month. */
  day: string
  begins: string
  ends: string
  shortContract: boolean
  age: number | null
  /** The exemption of the withholding; empty where there is none. */
  exemption: DispenseDuMois | ''
  /** Days of the week that are worked, 1 is Monday. */
  workdays: readonly number[]
  absences: readonly ToldAbsence[]
}

/** The days of the week that the engine supposes. */
const USUAL_WORKDAYS: readonly number[] = [1, 2, 3, 4, 5]

export interface ToldAbsence {
  /** Of the row on screen. */
  key: string
  type: TypeAbsence
  from: string
  to: string
  relapse: boolean
  relapseFrom: string
  relapseTo: string
}

/** The month of a day; the contract's own first and last day are told where they lie in it or before it. */
export function toldBy(start: string, end: string | null, today: string): Told {
  const day = today < start ? start : end !== null && end < today ? end : today
  return {
    day,
    begins: start,
    ends: end ?? '',
    shortContract: false,
    age: null,
    exemption: '',
    workdays: USUAL_WORKDAYS,
    absences: [],
  }
}

/** The same as the engine asks it. A row without its days is not told yet. */
export function moisIncompletOf(told: Told, isManual: boolean): MoisIncompletFields {
  const { begins, ends, shortContract, age, exemption, workdays } = told
  const isUsual = workdays.join() === USUAL_WORKDAYS.join()
  return {
    ...(begins !== '' && { debutContrat: begins }),
    ...(ends !== '' && { finContrat: ends }),
    ...(shortContract && !isManual && { contratCourt: true }),
    ...(age !== null && { age }),
    ...(exemption !== '' && { dispense: exemption }),
    ...(!isUsual && { joursTravail: workdays }),
    absences: completeOf(told).map(absenceOf),
  }
}

/** The rows that the engine is asked about, in its order. */
export function completeOf({ absences }: Told): readonly ToldAbsence[] {
  return absences.filter(({ from, to }) => from !== '' && to !== '')
}

function absenceOf({ type, from, to, relapse, ...before }: ToldAbsence): AbsenceFields {
  const { relapseFrom, relapseTo } = before
  return {
    type,
    debut: from,
    fin: to,
    ...(type === 'MALADIE' &&
      relapse &&
      relapseFrom !== '' &&
      relapseTo !== '' && { rechute: { debut: relapseFrom, fin: relapseTo } }),
  }
}
