import { selonBareme } from '../engine/bareme.ts'
import { above, share } from '../engine/money.ts'
import { ligne } from './ligne.ts'
import { supplementsEnfants, transferts } from './quotites.ts'
import { parTranches } from './tranches.ts'

/** CIR 92, art. 145/1 and 145/2: a share of what was withheld for group insurance, up to the tax of the worker. */
export const reductionGroupeAnnee = ligne(
  'reductionGroupeAnnee',
  {
    formula:
      'min(partAssuranceGroupe × impot.assuranceGroupe, impotReduitTravailleur + additionnelsTravailleur)',
    rounding: 'cent',
    onlyFor: 'partAssuranceGroupe',
  },
  (c, { impot }) =>
    Math.min(
      share(c.partAssuranceGroupe, impot.assuranceGroupe),
      c.impotReduitTravailleur + c.additionnelsTravailleur
    )
)

/** Loi spéciale du 16 janvier 1989, art. 5/3: the State's tax and the region's, after reductions. */
export const impotTotal = ligne(
  'impotTotal',
  {
    formula:
      'impotReduitTravailleur + additionnelsTravailleur + impotReduitConjoint + additionnelsConjoint − reductionGroupeAnnee',
  },
  (c) =>
    c.impotReduitTravailleur +
    c.additionnelsTravailleur +
    c.impotReduitConjoint +
    c.additionnelsConjoint -
    c.reductionGroupeAnnee
)

/** CIR 92, art. 465 to 468: the municipality's surcharge, on the total tax before what is paid back in any case. */
export const taxeCommunale = ligne(
  'taxeCommunale',
  { formula: 'impotTotal × tauxCommunal', rounding: 'cent' },
  (c) => share(c.impotTotal, c.tauxCommunal)
)

/**
 * CIR 92, art. 289ter/1: a share of the social work bonus, by its volets, up to a maximum of the year; what exceeds the
 * tax is paid back. Before April 2024 the bonus had no volets, and the share of volet A.
 */
export const creditBonusEmploi = ligne(
  'creditBonusEmploi',
  {
    formula:
      'min((bonusEmploiAnnee − bonusEmploiVoletBAnnee) × impot.bonusVoletA + bonusEmploiVoletBAnnee × impot.bonusVoletB, impot.bonusMaximum)',
    rounding: 'each_step',
    onlyFor: 'bonusEmploiAnnee',
  },
  (c, { impot }) =>
    Math.min(
      share(c.bonusEmploiAnnee - c.bonusEmploiVoletBAnnee, impot.bonusVoletA) +
        share(c.bonusEmploiVoletBAnnee, impot.bonusVoletB),
      impot.bonusMaximum
    )
)

/** CIR 92, art. 134, § 3: what children exempt and no income uses is paid back, up to a maximum for each child. */
export const creditEnfants = ligne(
  'creditEnfants',
  {
    formula:
      'min(enfantsACharge × impot.creditEnfant, tax on the part of the children that no income uses)',
    also: [
      'couple',
      'conjointInconnu',
      'enfants',
      'enfantsMoinsDeTrois',
      'handicape',
      'conjointHandicape',
      'supplementsQuotite',
      'baseTravailleur',
      'baseConjoint',
      'quotiteTravailleur',
      'quotiteConjoint',
      'impot.quotite',
      'impot.quotiteCharge',
      'impot.quotiteEnfants',
      'impot.quotiteEnfantSuivant',
      'impot.quotiteMoinsDeTrois',
      'impot.quotiteTranches',
      'impot.quotiteTaux',
    ],
    rounding: 'each_step',
    onlyFor: 'enfantsACharge',
  },
  (c, law) => {
    if (c.enfantsACharge === 0) return 0
    const { quotiteTranches, quotiteTaux, creditEnfant } = law.impot
    const { auTravailleur, auConjoint } = transferts(c, law)
    const avecTravailleur = c.baseTravailleur >= c.baseConjoint
    const quotite = avecTravailleur ? c.quotiteTravailleur : c.quotiteConjoint
    const base = avecTravailleur ? c.baseTravailleur : c.baseConjoint
    const donnee = avecTravailleur ? auConjoint : auTravailleur
    const perdue = Math.min(above(quotite, base + donnee), supplementsEnfants(c, law))
    const impot =
      parTranches(quotite, quotiteTranches, quotiteTaux) -
      parTranches(quotite - perdue, quotiteTranches, quotiteTaux)
    return Math.min(impot, c.enfantsACharge * creditEnfant)
  }
)

/** What the assessment comes to; below zero where credits exceed the tax. */
export const impotFinal = ligne(
  'impotFinal',
  { formula: 'impotTotal + taxeCommunale − creditBonusEmploi − creditEnfants' },
  (c) => c.impotTotal + c.taxeCommunale - c.creditBonusEmploi - c.creditEnfants
)

/** CIR 92, art. 296: what was withheld from both in the year. */
export const impotRetenu = ligne(
  'impotRetenu',
  { formula: 'precompteMois + precompteExceptionnel + precompteConjoint' },
  (c) => c.precompteMois + c.precompteExceptionnel + c.precompteConjoint
)

/** Paid back where it is above zero, to be paid where it is below. */
export const soldeImpot = ligne(
  'soldeImpot',
  { formula: 'impotRetenu − impotFinal' },
  (c) => c.impotRetenu - c.impotFinal
)

/**
 * Loi du 30 mars 1994, art. 107 and 108: the special contribution of the household, on the net taxable income of both.
 * Of a household whose income is not known, what was withheld stands in for it.
 */
export const cotisationSpecialeMenage = ligne(
  'cotisationSpecialeMenage',
  {
    formula:
      'scale of who is assessed alone (revenuNetAnnee): impot.cotisationIsoleBornes, impot.cotisationIsoleTaux and impot.cotisationIsoleMontants, up to impot.cotisationMaximum',
    also: ['couple', 'conjointInconnu'],
    rounding: 'cent',
    variants: [
      {
        when: 'conjointInconnu',
        formula: 'cotisationSpecialeRetenue: the income of the household is not known',
        also: ['couple'],
      },
      {
        when: 'couple',
        formula:
          'scale of a household (revenuNetAnnee + revenuNetConjoint): impot.cotisationMenageBornes, impot.cotisationMenageTaux and impot.cotisationMenageMontants, up to impot.cotisationMaximum',
        also: ['conjointInconnu'],
        rounding: 'cent',
      },
    ],
  },
  (c, { impot }) => {
    if (c.conjointInconnu === 1) return c.cotisationSpecialeRetenue
    const due =
      c.couple === 1
        ? selonBareme(
            c.revenuNetAnnee + c.revenuNetConjoint,
            impot.cotisationMenageBornes,
            impot.cotisationMenageTaux,
            impot.cotisationMenageMontants
          )
        : selonBareme(
            c.revenuNetAnnee,
            impot.cotisationIsoleBornes,
            impot.cotisationIsoleTaux,
            impot.cotisationIsoleMontants
          )
    return Math.min(due, impot.cotisationMaximum)
  }
)

export const soldeCotisationSpeciale = ligne(
  'soldeCotisationSpeciale',
  { formula: 'cotisationSpecialeRetenue + cotisationSpecialeConjoint − cotisationSpecialeMenage' },
  (c) => c.cotisationSpecialeRetenue + c.cotisationSpecialeConjoint - c.cotisationSpecialeMenage
)

/** The assessment settles both in one amount: paid back above zero, to be paid below. */
export const soldeAnnee = ligne(
  'soldeAnnee',
  { formula: 'soldeImpot + soldeCotisationSpeciale' },
  (c) => c.soldeImpot + c.soldeCotisationSpeciale
)
