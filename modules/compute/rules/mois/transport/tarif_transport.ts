import { quotient, share, type Cents } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import { datedRule, forms } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { HUNDREDTHS } from '../../units.ts'
import { TIERS_PAYANT, TRANSPORT_PUBLIC, VOITURE_PRIVEE } from './moyens.ts'

const formes = forms({
  from: '2026-02-01',
  notes: {
    formula:
      'transportParTable × (private car of CP 200: transport.carteTrainMontants × transport.cp200VoiturePart × joursTransport ÷ transport.cp200JoursMois, from transport.cp200VoitureDistance km, up to transport.cp200VoiturePlafond a year; public transport: transport.carteTrainMontants × transport.cp200Train, transport.cct19Montants outside CP 200; third payer: transport.carteTrainMontants × transport.partTiersPayant; bicycle of CP 200: transport.cp200VeloKilometre × min(2 × distance, transport.cp200VeloDistance) × joursTransport)',
    also: [
      'typeTransport',
      'cp200',
      'salaireBrut',
      'transport.carteTrainDistances',
      'transport.cct19Distances',
    ],
    rounding: 'cent',
    when: 'transportParTable',
  },
  formula: tarif,
})

/**
 * CCT 19 and the agreements of CP 200: what the employer owes for commuting when no amount is given, by
 * distance. The tables are known from February 2026 on.
 */
export const tarifTransport = datedRule('tarifTransport', formes, tarif)

function tarif(c: Sheet, law: Law): Cents {
  if (c.transportParTable === 0) return 0
  const { transport } = law
  if (c.typeTransport === VOITURE_PRIVEE) return voiturePrivee(c, law)
  if (c.typeTransport === TRANSPORT_PUBLIC) {
    if (c.cp200 === 1) return share(carteTrain(c, law), transport.cp200Train)
    return palier(c.distance, transport.cct19Distances, transport.cct19Montants)
  }
  if (c.typeTransport === TIERS_PAYANT) return share(carteTrain(c, law), transport.partTiersPayant)
  const kilometres = Math.min(2 * c.distance, transport.cp200VeloDistance)
  return quotient(
    kilometres * c.joursTransport * transport.cp200VeloKilometre,
    HUNDREDTHS * HUNDREDTHS
  )
}

function voiturePrivee(c: Sheet, law: Law): Cents {
  const { cp200VoitureDistance, cp200VoiturePlafond, cp200VoiturePart, cp200JoursMois } =
    law.transport
  if (c.distance < cp200VoitureDistance || 12 * c.salaireBrut > cp200VoiturePlafond) return 0
  return quotient(share(carteTrain(c, law), cp200VoiturePart) * c.joursTransport, cp200JoursMois)
}

function carteTrain(c: Sheet, { transport }: Law): Cents {
  return palier(c.distance, transport.carteTrainDistances, transport.carteTrainMontants)
}

/** The amount of the first step that reaches the distance; the last one beyond the table. */
function palier(distance: number, jusque: readonly number[], montants: readonly Cents[]): Cents {
  let i = 0
  while (i < jusque.length - 1 && jusque[i] < distance) i++
  return montants[i]
}
