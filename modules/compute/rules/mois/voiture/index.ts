import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { fauxHybrideVS } from './faux_hybride_vs.ts'
import { emissionVS } from './emission_vs.ts'
import { tauxCo2VS } from './taux_co2_vs.ts'
import { avantageVS } from './avantage_vs.ts'
import { atnVS } from './atn_vs.ts'
import { fraisTransport } from './frais_transport.ts'
import { exonerationVS } from './exoneration_vs.ts'
import { fraisTransportImposables } from './frais_transport_imposables.ts'

/** The taxable benefit of the company car, and what of commuting is taxed. */
export function computeVoitureMois(c: Sheet, law: Law): void {
  c.fauxHybrideVS = fauxHybrideVS(c, law)
  c.emissionVS = emissionVS(c, law)
  c.tauxCo2VS = tauxCo2VS(c, law)
  c.avantageVS = avantageVS(c, law)
  c.atnVS = atnVS(c, law)
  c.fraisTransport = fraisTransport(c, law)
  c.exonerationVS = exonerationVS(c, law)
  c.fraisTransportImposables = fraisTransportImposables(c, law)
}

/** The same rules as a list, for explanations. */
export const voitureMoisRules: readonly Rule[] = [
  fauxHybrideVS,
  emissionVS,
  tauxCo2VS,
  avantageVS,
  atnVS,
  fraisTransport,
  exonerationVS,
  fraisTransportImposables,
]
