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
/** The lists of the catalogue. */
export const CATALOGUE_KINDS = [
  'velo',
  'voitureSociete',
  'telephone',
  'telephonePlan',
  'laptop',
  'extensionAssurance',
] as const
/** Vouchers stand at the end, for who asks why not. */
export const RECEIVED_KINDS: ReceivedKind[] = [
  ...CATALOGUE_KINDS,
  'joursConge',
  'epargnePension',
  'chequeRepas',
  'ecoCheques',
  'chequeSportCulture',
]
const VOUCHERS: ReceivedKind[] = ['chequeRepas', 'ecoCheques', 'chequeSportCulture']

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
    benefitKind: 'velo',
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

export function isOfCatalogue(kind: ReceivedKind): kind is (typeof CATALOGUE_KINDS)[number] {
  return CATALOGUE_KINDS.includes(kind as never)
}

/** What the server is asked, once everything is told; `null` before. */
export function inputOf(draft: Draft, packageId: string | null): SacrificeInput | null {
  const { worker, startDate, givenKind, mode, amount, benefitKind, benefitId, value } = draft
  if (!worker || !packageId || startDate === '') return null
  if (mode === 'amount' && !amount) return null
  const told = isOfCatalogue(benefitKind) ? benefitId : VOUCHERS.includes(benefitKind) || value
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
          value: VOUCHERS.includes(benefitKind) ? null : value,
        },
  }
}
