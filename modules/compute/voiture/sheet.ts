import type { Cents, Ppm } from '../engine/money.ts'
import type { RuleUnit } from '../engine/rule.ts'

/**
 * The working sheet of one year of a company car: what is told of it, then every line from what is paid to what the
 * employer bears after tax. Amounts are cents of a year unless their name says a month; yes and no are 1 and 0.
 */
export class VoitureSheet {
  // The car, as the payslip's sheet counts it
  energieVoiture = 0
  /** 1 for natural gas: the coefficient of its grams is lower. */
  gazNaturel = 0
  /** Hundredths of a gram a kilometre, by which its costs are deducted. */
  emissionVoiture = 0
  /** By the day of its order: 0 before July 2023, 1 until the end of 2025, 2 from 2026 on. */
  regimeVoiture = 0
  /** Which ceiling holds in the year, and which part of an electric car by the year of its order: 0 the first. */
  rangPlafond = 0
  rangCommande = 0
  /** 1 of a plug-in hybrid whose fuel is deducted by half at most. */
  hybrideLimite = 0
  // What is paid
  tcoMois: Cents = 0
  carburantMois: Cents = 0
  electriciteMois: Cents = 0
  /** Kilowatt-hours a month at home, hundredths, and cents of a cent that one is paid back by. */
  kwhDomicile = 0
  tarifRecharge = 0
  autresFraisVoiture: Cents = 0
  contributionMois: Cents = 0
  /** What the rules of the payslip say of the year. */
  cotisationCo2Mois: Cents = 0
  avantageVoiture: Cents = 0
  // VAT
  /** 0: amounts hold what cannot be deducted; 1 flat, 2 by use, 3 half-flat. */
  methodeTva = 0
  usageProfessionnel: Ppm = 0
  kmAnnuels = 0
  kmDomicileTravail = 0
  /** 1 where the company pays the lower rate. */
  tauxReduit = 0

  loyerAnnuel: Cents = 0
  carburantAnnuel: Cents = 0
  rechargeCarte: Cents = 0
  rechargeAnnuelle: Cents = 0
  deductionTva: Ppm = 0
  tvaNonDeductible: Cents = 0
  tvaCarburant: Cents = 0
  fraisVoiture: Cents = 0
  cotisationCo2Voiture: Cents = 0
  contributionVoiture: Cents = 0
  tauxDeductible: Ppm = 0
  tauxCarburant: Ppm = 0
  fraisCarburant: Cents = 0
  fraisNonDeductibles: Cents = 0
  avantageNonDeductible: Cents = 0
  depensesVoiture: Cents = 0
  impotDepensesVoiture: Cents = 0
  coutVoiture: Cents = 0
  economieImpot: Cents = 0
  coutApresImpot: Cents = 0
}

export type VoitureField = keyof VoitureSheet & string

/** The unit of each field that is not an amount in cents. */
export const VOITURE_UNITS: Readonly<Partial<Record<VoitureField, RuleUnit>>> = Object.freeze({
  energieVoiture: 'count',
  gazNaturel: 'count',
  emissionVoiture: 'hundredths',
  regimeVoiture: 'count',
  rangPlafond: 'count',
  rangCommande: 'count',
  hybrideLimite: 'count',
  kwhDomicile: 'hundredths',
  tarifRecharge: 'hundredths',
  methodeTva: 'count',
  usageProfessionnel: 'ppm',
  kmAnnuels: 'count',
  kmDomicileTravail: 'count',
  tauxReduit: 'count',
  deductionTva: 'ppm',
  tauxDeductible: 'ppm',
  tauxCarburant: 'ppm',
})
