import { above, prorata, quotient, share, type Cents } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { HUNDREDTHS } from '../rules/units.ts'
import { DISPENSES_DU_MOIS } from './dispenses.ts'
import { ligne, ligneDatee } from './ligne.ts'

const MONTHS = 12

/** CIR 92, art. 270: the scale of a month on what the month pays; all else of the payslip stays as it is agreed. */
export const netIncomplet = ligne(
  'netIncomplet',
  {
    formula:
      'netNormal − (salaireMois − brutIncomplet) + (cotisationsNormales − cotisationsIncomplet) + (precompteNormal − precompteIncomplet) + (specialeNormale − specialeIncomplet)',
  },
  (c) =>
    c.netNormal -
    (c.salaireMois - c.brutIncomplet) +
    (c.cotisationsNormales - c.cotisationsIncomplet) +
    (c.precompteNormal - c.precompteIncomplet) +
    (c.specialeNormale - c.specialeIncomplet)
)

/** Loi coordonnée du 14 juillet 1994, art. 87: the allowance of a day, six days a week, before tax. */
export const indemniteJour = ligne(
  'indemniteJour',
  {
    formula:
      'min(salaireMois ÷ incapacite.joursDuMois, incapacite.plafondJournalier) × incapacite.tauxIndemnite',
    rounding: 'each_step',
    onlyFor: 'joursIndemnises',
  },
  (c, { incapacite }) =>
    c.joursIndemnises === 0
      ? 0
      : share(
          Math.min(quotient(c.salaireMois, incapacite.joursDuMois), incapacite.plafondJournalier),
          incapacite.tauxIndemnite
        )
)

export const indemniteMutuelle = ligne(
  'indemniteMutuelle',
  { formula: 'indemniteJour × joursIndemnises' },
  (c) => c.indemniteJour * c.joursIndemnises
)

/** Loi du 19 décembre 2025: what an employer of fifty workers or more pays of the allowance of the second and third month. */
export const cotisationSolidarite = ligneDatee(
  'cotisationSolidarite',
  [
    { from: '2021-01-01', notes: { formula: '0', also: ['indemniteJour', 'joursSolidarite'] } },
    {
      from: '2026-01-01',
      notes: {
        formula: 'indemniteJour × joursSolidarite × incapacite.tauxSolidarite',
        rounding: 'cent',
        onlyFor: 'joursSolidarite',
      },
    },
  ],
  (c, { incapacite }) =>
    c.joursSolidarite === 0
      ? 0
      : share(c.indemniteJour * c.joursSolidarite, incapacite.tauxSolidarite)
)

const PART_DISPENSE =
  'dispensesPrecompte.recherche, dispensesPrecompte.starter or dispensesPrecompte.starterMicro, by dispense'
const SUR_IMPOSABLE = 'dispensesPrecompte.equipes, or dispensesPrecompte.continu without a break'

/** CIR 92, art. 275/3, 275/5 and 275/10: the part that is not paid over follows what this month withholds, or pays. */
export const dispenseIncomplet = ligne(
  'dispenseIncomplet',
  {
    formula: `precompteIncomplet × (${PART_DISPENSE}); of shifts imposableIncomplet × (${SUR_IMPOSABLE})`,
    rounding: 'cent',
    onlyFor: 'dispense',
  },
  (c, law) => dispense(c.dispense, c.precompteIncomplet, c.imposableIncomplet, law)
)

export const dispenseNormale = ligne(
  'dispenseNormale',
  {
    formula: `precompteNormal × (${PART_DISPENSE}); of shifts imposableNormal × (${SUR_IMPOSABLE})`,
    rounding: 'cent',
    onlyFor: 'dispense',
  },
  (c, law) => dispense(c.dispense, c.precompteNormal, c.imposableNormal, law)
)

function dispense(
  sort: number,
  precompte: Cents,
  imposable: Cents,
  { dispensesPrecompte: d }: WholeLaw
): Cents {
  switch (DISPENSES_DU_MOIS[sort - 1]) {
    case 'RECHERCHE':
      return share(precompte, d.recherche)
    case 'EQUIPES':
      return share(imposable, d.equipes)
    case 'CONTINU':
      return share(imposable, d.continu)
    case 'PME':
      return share(precompte, d.starter)
    case 'MICRO':
      return share(precompte, d.starterMicro)
    default:
      return 0
  }
}

export const coutIncomplet = ligne(
  'coutIncomplet',
  {
    formula:
      'brutIncomplet + employeurIncomplet − reductionIncomplet + cotisationSolidarite − dispenseIncomplet',
  },
  (c) =>
    c.brutIncomplet +
    c.employeurIncomplet -
    c.reductionIncomplet +
    c.cotisationSolidarite -
    c.dispenseIncomplet
)

export const coutNormal = ligne(
  'coutNormal',
  { formula: 'salaireMois + employeurNormal − reductionNormale − dispenseNormale' },
  (c) => c.salaireMois + c.employeurNormal - c.reductionNormale - c.dispenseNormale
)

/** Below zero where the month costs less. */
export const differenceCout = ligne(
  'differenceCout',
  { formula: 'coutIncomplet − coutNormal' },
  (c) => c.coutIncomplet - c.coutNormal
)

/** By the months of the calendar year; the committee says who has it. */
export const primeAuProrata = ligne(
  'primeAuProrata',
  { formula: 'primeAnnuelle × moisPrime ÷ 12', rounding: 'cent', onlyFor: 'primeAnnuelle' },
  (c) => prorata(c.primeAnnuelle, c.moisPrime, MONTHS * HUNDREDTHS)
)

/** CCT n° 98, art. 6: by the time under contract in the year of reference, at the least. */
export const ecoChequesAuProrata = ligne(
  'ecoChequesAuProrata',
  {
    formula: 'ecoChequesAnnee × moisEcoCheques ÷ 12',
    rounding: 'cent',
    onlyFor: 'ecoChequesAnnee',
  },
  (c) => prorata(c.ecoChequesAnnee, c.moisEcoCheques, MONTHS * HUNDREDTHS)
)

/*
 * AR du 30 mars 1967, art. 46: who works fewer hours cannot take all the leave that was earned; December settles it.
 */

export const decompteSimple = ligne(
  'decompteSimple',
  {
    formula: 'max(0, brutExercice × preavis.peculeSimple − simplePaye)',
    rounding: 'cent',
    onlyFor: 'brutExercice',
  },
  (c, { preavis }) => above(share(c.brutExercice, preavis.peculeSimple), c.simplePaye)
)

export const decompteDouble = ligne(
  'decompteDouble',
  {
    formula:
      'max(0, brutExercice × (preavis.peculeDouble + preavis.peculeComplementaire) − doublePaye)',
    rounding: 'each_step',
    onlyFor: 'brutExercice',
  },
  (c, { preavis }) =>
    above(
      share(c.brutExercice, preavis.peculeDouble) +
        share(c.brutExercice, preavis.peculeComplementaire),
      c.doublePaye
    )
)

/** Loi du 29 juin 1981, art. 23 and 39: the ordinary contribution on the simple part, the special one on the double but for its complement. */
export const retenuesDecompte = ligne(
  'retenuesDecompte',
  {
    formula:
      'decompteSimple × tauxCotisationPersonnelle + decompteDouble × preavis.peculeDouble ÷ (preavis.peculeDouble + preavis.peculeComplementaire) × peculeVacances.tauxCotisation',
    rounding: 'each_step',
  },
  (c, { preavis, peculeVacances }) =>
    share(c.decompteSimple, c.tauxCotisationPersonnelle) +
    share(
      c.decompteDouble === 0
        ? 0
        : prorata(
            c.decompteDouble,
            preavis.peculeDouble,
            preavis.peculeDouble + preavis.peculeComplementaire
          ),
      peculeVacances.tauxCotisation
    )
)

/** Annexe III AR/CIR 92, n° 53: the rate of holiday pay on the whole. */
export const precompteDecompte = ligne(
  'precompteDecompte',
  {
    formula: '(decompteSimple + decompteDouble − retenuesDecompte) × tauxPecule',
    rounding: 'cent',
  },
  (c) => share(c.decompteSimple + c.decompteDouble - c.retenuesDecompte, c.tauxPecule)
)

export const decompteNet = ligne(
  'decompteNet',
  { formula: 'decompteSimple + decompteDouble − retenuesDecompte − precompteDecompte' },
  (c) => c.decompteSimple + c.decompteDouble - c.retenuesDecompte - c.precompteDecompte
)
