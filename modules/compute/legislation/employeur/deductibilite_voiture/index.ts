import { base } from './base.ts'
import { carburantHybride } from './carburant_hybride.ts'
import { coefficientDiesel } from './coefficient_diesel.ts'
import { coefficientEssence } from './coefficient_essence.ts'
import { coefficientGaz } from './coefficient_gaz.ts'
import { emissionForte } from './emission_forte.ts'
import { impotReduit } from './impot_reduit.ts'
import { maximum } from './maximum.ts'
import { minimumCo2Final } from './minimum_co2_final.ts'
import { pente } from './pente.ts'
import { plafonds } from './plafonds.ts'
import { plancher } from './plancher.ts'
import { tauxFort } from './taux_fort.ts'
import { zeroEmission } from './zero_emission.ts'

export const deductibiliteVoiture = {
  base,
  carburantHybride,
  coefficientDiesel,
  coefficientEssence,
  coefficientGaz,
  emissionForte,
  impotReduit,
  maximum,
  minimumCo2Final,
  pente,
  plafonds,
  plancher,
  tauxFort,
  zeroEmission,
}
