import {
  BENEFIT_KINDS,
  benefitOf,
  placed,
  RECEIVED_KINDS as ALL_KINDS,
  REFUSED_KINDS,
  type BenefitKind,
} from '#modules/compute/pure'
import type {
  GivenKind,
  ReceivedKind,
  Sacrifice,
  SacrificeInput,
} from '../../api/salary-sacrifices.ts'

export const GIVEN_KINDS: GivenKind[] = [
  'salaireBrut',
  'primeFinAnnee',
  'bonusAnnuel',
  'commissions',
  'warrants',
]
/** What may come for it, the bicycle first; what never may stands at the end, for who asks why not. */
export const RECEIVED_KINDS: readonly ReceivedKind[] = placed(
  ALL_KINDS,
  (kind) => kind,
  (kind) => benefitOf(kind).exchangedAfter
)

/** An exchange while it is being decided. */
export interface Draft {
  worker: { id: string; displayName: string } | null
  /** `null`: the one of the worker's contract. */
  packageId: string | null
  startDate: string
  givenKind: GivenKind
  /** As much as the benefit costs, or an amount. */
  mode: 'cost' | 'amount'
  amount: number | null
  benefitKind: ReceivedKind
  benefitId: string | null
  value: number | null
}

export function newDraft(startDate: string): Draft {
  return {
    worker: null,
    packageId: null,
    startDate,
    givenKind: 'salaireBrut',
    mode: 'cost',
    amount: null,
    benefitKind: RECEIVED_KINDS[0]!,
    benefitId: null,
    value: null,
  }
}

export function draftOf({ facts, worker, given, benefit }: Sacrifice): Draft {
  const ofCatalogue = isOfCatalogue(benefit.kind)
  return {
    worker: { id: worker.id, displayName: `${worker.firstName} ${worker.lastName}` },
    packageId: facts.packageId,
    startDate: facts.startDate,
    givenKind: given.kind,
    mode: given.asked === null ? 'cost' : 'amount',
    amount: given.asked,
    benefitKind: benefit.kind,
    benefitId: benefit.benefitId,
    value: ofCatalogue ? null : benefit.value,
  }
}

export function isOfCatalogue(kind: ReceivedKind): kind is BenefitKind {
  return BENEFIT_KINDS.includes(kind as never)
}

/** The law does not let it come for pay. */
function isRefused(kind: ReceivedKind): boolean {
  return REFUSED_KINDS.includes(kind as never)
}

/** What the server is asked, once everything is told; `null` before. */
export function inputOf(draft: Draft, packageId: string | null): SacrificeInput | null {
  const { worker, startDate, givenKind, mode, amount, benefitKind, benefitId, value } = draft
  if (!worker || !packageId || startDate === '') return null
  if (mode === 'amount' && !amount) return null
  const told = isOfCatalogue(benefitKind) ? benefitId : isRefused(benefitKind) || value
  if (!told) return null
  return {
    workerId: worker.id,
    packageId,
    startDate,
    given: { kind: givenKind, amount: mode === 'cost' ? null : amount },
    benefit: isOfCatalogue(benefitKind)
      ? { kind: benefitKind, benefitId, value: null }
      : {
          kind: benefitKind,
          benefitId: null,
          value: isRefused(benefitKind) ? null : value,
        },
  }
}
