import type {
  ComputeFigures,
  ComputeRequest,
  CoutEmployeur,
  LawSetReference,
  RemunerationAnnuelle,
  TotalCashAnnuel,
} from '#modules/compute/pure'
import type { Block } from '#modules/templates/index'

/** A version of a contract as a statement names it; days `YYYY-MM-DD`. */
export interface SaidContract {
  contractId: string
  packageId: string
  nomFonction: string
  startDateStr: string
  endDateStr: string | null
  kind: string
  contractChangeType: string
}

/** What an earlier version of the contract gave in a year. */
export interface SaidEarlier {
  contract: SaidContract
  lawset: LawSetReference
  totalCashAnnuel: TotalCashAnnuel
}

/**
 * All that one version of a statement says, frozen as it was published: contracts, packages, law and texts that change
 * afterwards change nothing of it. What was asked of the engine stands beside the answer, so that its lines are explained as
 * long as the law is known as it was.
 */
export interface StatementSays {
  name: string
  statementDateStr: string
  showVariableRemunerations: boolean
  showPreviousContracts: boolean
  firstName: string
  lastName: string
  text: Block[]
  contract: SaidContract
  request: Pick<ComputeRequest, 'date' | 'company' | 'worker' | 'package'>
  lawset: LawSetReference
  /** EUR a year; net of the year beside it. */
  totalCashAnnuel: TotalCashAnnuel
  coutEmployeur: CoutEmployeur
  remunerationAnnuelle: RemunerationAnnuelle
  /** Oldest first; none where the group shows none. */
  earlier: SaidEarlier[]
}

/** The figures of a statement, as they are taken from an answer of the engine. */
export function figuresOf({ coutEmployeur, remuneration }: ComputeFigures) {
  const { totalCashAnnuel, remunerationAnnuelle } = remuneration
  return { totalCashAnnuel, coutEmployeur, remunerationAnnuelle }
}
