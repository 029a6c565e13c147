import type { RuleUnit } from '../engine/rule.ts'
import type { Cents, Ppm } from '../engine/money.ts'

/**
 * The working sheet of one year's income tax: what the package and the household give on top, then every line in the
 * order of the assessment. Amounts are cents, not negative but for balances; yes and no are 1 and 0.
 */
export class ImpotSheet {
  // The pay of the year that the scales tax, after the worker's contributions
  imposableMois: Cents = 0
  imposablePecules: Cents = 0
  imposablePrimes: Cents = 0
  imposableVariables: Cents = 0
  // What was withheld from it
  precompteMois: Cents = 0
  precompteExceptionnel: Cents = 0
  cotisationSpecialeRetenue: Cents = 0
  /** The social work bonus of the year, and its volet B. */
  bonusEmploiAnnee: Cents = 0
  bonusEmploiVoletBAnnee: Cents = 0
  /** 1 for a director, whose flat expenses are others. */
  dirigeant = 0
  /** The worker's share in group insurance that the employer withholds, a year. */
  partAssuranceGroupe: Cents = 0

  // The household
  couple = 0
  /** 1 where the spouse has an income that was not told: only the worker's own part is reckoned. */
  conjointInconnu = 0
  /** Taxable pay of the spouse, after contributions and before expenses. */
  revenuConjoint: Cents = 0
  precompteConjoint: Cents = 0
  cotisationSpecialeConjoint: Cents = 0
  /** Dependent children, disabled ones counted twice, and each counted once. */
  enfants = 0
  enfantsACharge = 0
  enfantsMoinsDeTrois = 0
  parentIsole = 0
  handicape = 0
  conjointHandicape = 0
  autresPersonnes = 0
  ascendants = 0
  /** 1 where the household lives in the Brussels Region. */
  bruxelles = 0
  tauxCommunal: Ppm = 0

  // Income
  revenuImposableAnnee: Cents = 0
  fraisForfaitairesAnnee: Cents = 0
  revenuNetAnnee: Cents = 0
  revenuNetConjoint: Cents = 0
  quotientAttribue: Cents = 0
  baseTravailleur: Cents = 0
  baseConjoint: Cents = 0
  // What is exempt
  supplementsQuotite: Cents = 0
  quotiteTravailleur: Cents = 0
  quotiteConjoint: Cents = 0
  // The tax of each of them
  impotBaseTravailleur: Cents = 0
  impotBaseConjoint: Cents = 0
  impotExempteTravailleur: Cents = 0
  impotExempteConjoint: Cents = 0
  impotEtatTravailleur: Cents = 0
  impotEtatConjoint: Cents = 0
  impotReduitTravailleur: Cents = 0
  impotReduitConjoint: Cents = 0
  additionnelsTravailleur: Cents = 0
  additionnelsConjoint: Cents = 0
  // The household's tax
  reductionGroupeAnnee: Cents = 0
  impotTotal: Cents = 0
  taxeCommunale: Cents = 0
  creditBonusEmploi: Cents = 0
  creditEnfants: Cents = 0
  impotFinal: Cents = 0
  impotRetenu: Cents = 0
  soldeImpot: Cents = 0
  cotisationSpecialeMenage: Cents = 0
  soldeCotisationSpeciale: Cents = 0
  soldeAnnee: Cents = 0
}

export type ImpotField = keyof ImpotSheet & string

/** The unit of each field that is not an amount in cents. */
export const IMPOT_UNITS: Readonly<Partial<Record<ImpotField, RuleUnit>>> = Object.freeze({
  dirigeant: 'count',
  couple: 'count',
  conjointInconnu: 'count',
  enfants: 'count',
  enfantsACharge: 'count',
  enfantsMoinsDeTrois: 'count',
  parentIsole: 'count',
  handicape: 'count',
  conjointHandicape: 'count',
  autresPersonnes: 'count',
  ascendants: 'count',
  bruxelles: 'count',
  tauxCommunal: 'ppm',
})
