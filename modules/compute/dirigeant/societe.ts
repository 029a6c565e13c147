import { above, quotient, share, type Cents } from '../engine/money.ts'
import { MILLIONTHS } from '../rules/units.ts'
import { ligne, ligneDatee } from './ligne.ts'

/** CIR 92, art. 49 and 52: what the director costs is deducted. */
export const beneficeImposable = ligne(
  'beneficeImposable',
  { formula: 'max(0, benefice − coutSociete)', onlyFor: 'beneficeConnu' },
  (c) => above(c.benefice, c.coutSociete)
)

/** CIR 92, art. 215, al. 3, 4°: one director is paid the least pay, or as much as the profit that is left. */
export const manqueRemuneration = ligne(
  'manqueRemuneration',
  {
    formula:
      'max(0, dirigeants.remunerationMinimale, or beneficeImposable where it is known and less − remunerationTotale)',
    also: ['beneficeConnu'],
  },
  (c, { dirigeants }) => {
    const due =
      c.beneficeConnu === 1
        ? Math.min(dirigeants.remunerationMinimale, c.beneficeImposable)
        : dirigeants.remunerationMinimale
    return above(due, c.remunerationTotale)
  }
)

/** CIR 92, art. 215, al. 3, 5°, assessment year 2027: flat benefits in kind are at most a share of the pay. */
export const excesAvantages = ligneDatee(
  'excesAvantages',
  [
    {
      from: '2026-01-01',
      notes: {
        formula: 'max(0, avantagesForfaitaires − remunerationTotale × dirigeants.partAvantages)',
        rounding: 'cent',
        onlyFor: 'avantagesForfaitaires',
      },
    },
  ],
  (c, { dirigeants }) => {
    // Before 2026 there was no limit.
    const part: number | undefined = dirigeants.partAvantages
    return part === undefined
      ? 0
      : above(c.avantagesForfaitaires, share(c.remunerationTotale, part))
  }
)

/** 1 where the reduced rate is kept; in the first four taxable periods the pay is not asked. */
export const tauxReduitSociete = ligne(
  'tauxReduitSociete',
  {
    formula:
      '1 of a petiteSociete without manqueRemuneration (not asked of a jeuneSociete) and without excesAvantages',
    unit: 'count',
    onlyFor: 'petiteSociete',
  },
  (c) =>
    c.petiteSociete === 1 &&
    (c.jeuneSociete === 1 || c.manqueRemuneration === 0) &&
    c.excesAvantages === 0
      ? 1
      : 0
)

/** CIR 92, art. 215: the tax of the company on what is left. */
export const impotSociete = ligne(
  'impotSociete',
  {
    formula: 'beneficeImposable × dirigeants.isocTaux',
    also: ['tauxReduitSociete'],
    rounding: 'cent',
    onlyFor: 'beneficeConnu',
    variants: [
      {
        when: 'tauxReduitSociete',
        formula:
          'min(beneficeImposable, dirigeants.isocTranche) × dirigeants.isocTauxReduit + (the rest) × dirigeants.isocTaux',
        rounding: 'each_step',
      },
    ],
  },
  (c, { dirigeants: d }) =>
    c.tauxReduitSociete === 0
      ? share(c.beneficeImposable, d.isocTaux)
      : share(Math.min(c.beneficeImposable, d.isocTranche), d.isocTauxReduit) +
        share(above(c.beneficeImposable, d.isocTranche), d.isocTaux)
)

export const beneficeNet = ligne(
  'beneficeNet',
  { formula: 'beneficeImposable − impotSociete', onlyFor: 'beneficeConnu' },
  (c) => c.beneficeImposable - c.impotSociete
)

/** CIR 92, art. 269: all that is left, paid out under the common withholding. */
export const dividendeOrdinaire = ligne(
  'dividendeOrdinaire',
  {
    formula: 'beneficeNet − beneficeNet × dirigeants.precompteMobilier',
    rounding: 'cent',
    onlyFor: 'beneficeConnu',
  },
  (c, { dirigeants }) => less(c.beneficeNet, dirigeants.precompteMobilier)
)

/** CIR 92, art. 269, § 2: the same of shares of the VVPRbis regime, after its waiting time. */
export const dividendeVvprBis = ligne(
  'dividendeVvprBis',
  {
    formula: 'beneficeNet − beneficeNet × dirigeants.precompteVvprBis',
    rounding: 'cent',
    onlyFor: 'beneficeConnu',
  },
  (c, { dirigeants }) => less(c.beneficeNet, dirigeants.precompteVvprBis)
)

/** CIR 92, art. 184quater and 219quater: the same through a liquidation reserve, after its waiting time. */
export const dividendeReserve = ligne(
  'dividendeReserve',
  {
    formula:
      'reserve − reserve × dirigeants.reservePrecompte, where reserve = beneficeNet ÷ (1 + dirigeants.reserveCotisation)',
    rounding: 'each_step',
    onlyFor: 'beneficeConnu',
  },
  (c, { dirigeants }) => {
    const reserve = quotient(c.beneficeNet * MILLIONTHS, MILLIONTHS + dirigeants.reserveCotisation)
    return less(reserve, dirigeants.reservePrecompte)
  }
)

function less(amount: Cents, rate: number): Cents {
  return amount - share(amount, rate)
}
