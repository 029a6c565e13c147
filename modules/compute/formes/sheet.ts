import type { Cents, Ppm } from '../engine/money.ts'
import type { RuleUnit } from '../engine/rule.ts'

/**
 * The working sheet of one job in several forms: what the payslip of an employee tells of a year, what is told of the
 * person, then cost and net of each form for the same hours. Amounts are cents, hours are hundredths; yes and no are 1 and 0.
 */
export class FormesSheet {
  // The job
  heures = 0
  /** Of a year of the package. */
  heuresAnnee = 0
  assuranceLoiTaux: Ppm = 0
  // What the payslip tells of a year
  brutAnnuel: Cents = 0
  imposableAnnuel: Cents = 0
  netDesMois: Cents = 0
  doublePeculeVacances: Cents = 0
  remunerationAnnuelle: Cents = 0
  coutEmployeurAnnuel: Cents = 0
  // Which forms are possible
  formeEtudiant = 0
  formeFlexi = 0
  formeApprenti = 0
  formeInterim = 0
  formeImpatrie = 0
  // What is told of the person
  heuresRestantes = 0
  flexiGagne: Cents = 0
  flexiPensionne = 0
  /** 1 Brussels, 2 Wallonia, 3 Flanders. */
  regionApprenti = 0
  niveauApprenti = 0
  ageAnnee = 0
  /** Contributions of the limited scheme, as the company knows them. */
  tauxApprenti: Ppm = 0
  /** Cost and net of a year at the allowance, of who bears all contributions. */
  apprentiCoutEntier: Cents = 0
  apprentiNetEntier: Cents = 0
  coefficient: Ppm = 0
  indemniteTaux: Ppm = 0
  impatrieChercheur = 0
  /** Of the package that the allowance stands beside. */
  impatrieBrut: Cents = 0
  impatrieCout: Cents = 0
  impatrieNet: Cents = 0
  /** Contributions of its month, of its pay. */
  impatrieTauxPatronal: Ppm = 0

  brutHeures: Cents = 0
  coutOrdinaire: Cents = 0
  netOrdinaire: Cents = 0
  etudiantHeures = 0
  etudiantBrut: Cents = 0
  etudiantCotisation: Cents = 0
  etudiantRetenue: Cents = 0
  coutEtudiant: Cents = 0
  netEtudiant: Cents = 0
  etudiantMoyens: Cents = 0
  flexiVacances: Cents = 0
  flexiCotisationPatronale: Cents = 0
  coutFlexi: Cents = 0
  netFlexi: Cents = 0
  flexiImposable: Cents = 0
  apprentiIndemnite: Cents = 0
  coutApprenti: Cents = 0
  netApprenti: Cents = 0
  coutInterim: Cents = 0
  interimPrimeBrute: Cents = 0
  interimPrimeNette: Cents = 0
  netInterim: Cents = 0
  impatrieIndemnite: Cents = 0
  impatrieExcedent: Cents = 0
  impatrieRetenue: Cents = 0
  coutImpatrie: Cents = 0
  netImpatrie: Cents = 0
}

export type FormesField = keyof FormesSheet & string

/** The unit of each field that is not an amount in cents. */
export const FORMES_UNITS: Readonly<Partial<Record<FormesField, RuleUnit>>> = Object.freeze({
  heures: 'hundredths',
  heuresAnnee: 'hundredths',
  assuranceLoiTaux: 'ppm',
  formeEtudiant: 'count',
  formeFlexi: 'count',
  formeApprenti: 'count',
  formeInterim: 'count',
  formeImpatrie: 'count',
  heuresRestantes: 'hundredths',
  flexiPensionne: 'count',
  regionApprenti: 'count',
  niveauApprenti: 'count',
  ageAnnee: 'count',
  tauxApprenti: 'ppm',
  coefficient: 'ppm',
  indemniteTaux: 'ppm',
  impatrieChercheur: 'count',
  impatrieTauxPatronal: 'ppm',
  etudiantHeures: 'hundredths',
})
