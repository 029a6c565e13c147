import { above, prorata, share } from '../engine/money.ts'
import { ligne } from './ligne.ts'
import { INDEXEE, REVERSIBLE } from './situations.ts'

/** What the plan costs the company in a year. */
export const coutPension = ligne(
  'coutPension',
  { formula: 'primePension + taxePension + onssPension', total: true },
  (c) => c.primePension + c.taxePension + c.onssPension
)

/** CIR 92, art. 145/1: what the employer withholds lowers the tax of the year by a share of it. */
export const reductionPersonnelle = ligne(
  'reductionPersonnelle',
  {
    formula: 'partPersonnelle × precompte.reductionAssuranceGroupe',
    rounding: 'cent',
    onlyFor: 'partPersonnelle',
  },
  (c, { precompte }) => share(c.partPersonnelle, precompte.reductionAssuranceGroupe)
)

/** Circulaire 2022/C/33: half of the pay, a quarter of it for years of self-employed work before 2021. */
export const pensionLegaleEstimee = ligne(
  'pensionLegaleEstimee',
  {
    formula:
      'pensionLegaleDonnee, else min(remunerationNormale, plafondPensionLegale where it is told) × (anneesAvant2021 × pensions.tauxLegalAncien + the other years × pensions.tauxLegal) ÷ (anneesPassees + anneesAilleurs + anneesFutures)',
    rounding: 'each_step',
  },
  (c, { pensions: p }) => {
    if (c.pensionLegaleDonnee > 0) return c.pensionLegaleDonnee
    const annees = Math.max(1, c.anneesPassees + c.anneesAilleurs + c.anneesFutures)
    const paye =
      c.plafondPensionLegale > 0
        ? Math.min(c.remunerationNormale, c.plafondPensionLegale)
        : c.remunerationNormale
    const anciennes = prorata(share(paye, p.tauxLegalAncien), c.anneesAvant2021, annees)
    return anciennes + prorata(share(paye, p.tauxLegal), annees - c.anneesAvant2021, annees)
  }
)

/** CIR 92, art. 59: all pensions together stay within 80 % of the last normal pay. */
export const renteMaximale = ligne(
  'renteMaximale',
  {
    formula: 'max(0, remunerationNormale × pensions.limite − pensionLegaleEstimee)',
    rounding: 'cent',
  },
  (c, { pensions }) => above(share(c.remunerationNormale, pensions.limite), c.pensionLegaleEstimee)
)

/** Years that count: those in the company, ten elsewhere, and those to come, up to a whole career. */
export const anneesRegle = ligne(
  'anneesRegle',
  {
    formula:
      'min(anneesPassees + min(anneesAilleurs, pensions.anneesHors) + anneesFutures, pensions.carriereComplete)',
    unit: 'count',
  },
  (c, { pensions }) =>
    Math.min(
      c.anneesPassees + Math.min(c.anneesAilleurs, pensions.anneesHors) + c.anneesFutures,
      pensions.carriereComplete
    )
)

/** Com.IR 59/61 to 64: what an annuity of one is worth as a capital, by its age and form. */
export const coefficientPension = ligne(
  'coefficientPension',
  {
    formula:
      'coefficientDonne, else by agePension (pensions.agesCoefficients) and formeRente: pensions.coefficientsIndexee, pensions.coefficientsReversible or pensions.coefficientsIndexeeReversible',
    unit: 'ppm',
  },
  (c, { pensions: p }) => {
    if (c.coefficientDonne > 0) return c.coefficientDonne
    const at = p.agesCoefficients.indexOf(c.agePension)
    if (at < 0) return 0
    if (c.formeRente === INDEXEE) return p.coefficientsIndexee[at]
    if (c.formeRente === REVERSIBLE) return p.coefficientsReversible[at]
    return p.coefficientsIndexeeReversible[at]
  }
)

export const capitalMaximal = ligne(
  'capitalMaximal',
  {
    formula:
      'max(0, renteMaximale × anneesRegle ÷ pensions.carriereComplete × coefficientPension − autresCapitaux)',
    rounding: 'each_step',
  },
  (c, { pensions }) =>
    above(
      share(
        prorata(c.renteMaximale, c.anneesRegle, pensions.carriereComplete),
        c.coefficientPension
      ),
      c.autresCapitaux
    )
)
