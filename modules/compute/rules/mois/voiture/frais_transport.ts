import { quotient, type Cents } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import { datedRule, forms } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { TIERS_PAYANT, VELO, VOITURE_PRIVEE } from '../transport/moyens.ts'

const also = ['typeTransport', 'independant'] as const

const formes = forms(
  {
    from: '2021-01-01',
    notes: {
      formula:
        'indemniteTransport − (fraisTransportOnss − atnTransport), by private car at most transport.exonerationMois; 0 for a third payer',
      also,
    },
    formula: sansMaximum,
  },
  {
    from: '2024-01-01',
    notes: {
      formula:
        'indemniteTransport − (fraisTransportOnss − atnTransport), by private car at most transport.exonerationMois, by bicycle at most transport.veloMaximum ÷ 12; 0 for a third payer',
      also,
      rounding: 'cent',
    },
    formula: avecMaximum,
  }
)

/**
 * CIR 92, art. 38, § 1, 9° and 14°: commuting pay without tax, for who takes flat professional expenses:
 * all of public transport, a monthly amount by private car (not for directors), the bicycle by the km and,
 * since 2024, up to a yearly amount.
 */
export const fraisTransport = datedRule('fraisTransport', formes, (c, law) => {
  if (c.typeTransport === 0) return 0
  return law.day < formes[1].day ? sansMaximum(c, law) : avecMaximum(c, law)
})

function sansMaximum(c: Sheet, { transport }: Law): Cents {
  if (c.typeTransport === TIERS_PAYANT) return 0
  const libre = c.indemniteTransport - (c.fraisTransportOnss - c.atnTransport)
  if (c.typeTransport !== VOITURE_PRIVEE) return libre
  return c.independant === 1 ? 0 : Math.min(libre, transport.exonerationMois)
}

function avecMaximum(c: Sheet, law: Law): Cents {
  const exonere = sansMaximum(c, law)
  if (c.typeTransport !== VELO) return exonere
  return Math.min(exonere, quotient(law.transport.veloMaximum, 12))
}
