import { exonerationMois } from './exoneration_mois.ts'
import { kilometre } from './kilometre.ts'
import { veloKilometre } from './velo_kilometre.ts'
import { veloMaximum } from './velo_maximum.ts'
import { carteTrainDistances } from './carte_train_distances.ts'
import { carteTrainMontants } from './carte_train_montants.ts'
import { cct19Distances } from './cct19_distances.ts'
import { cct19Montants } from './cct19_montants.ts'
import { partTiersPayant } from './part_tiers_payant.ts'
import { cp200Train } from './cp200_train.ts'
import { cp200VoiturePart } from './cp200_voiture_part.ts'
import { cp200VoitureDistance } from './cp200_voiture_distance.ts'
import { cp200VoiturePlafond } from './cp200_voiture_plafond.ts'
import { cp200JoursMois } from './cp200_jours_mois.ts'
import { cp200VeloKilometre } from './cp200_velo_kilometre.ts'
import { cp200VeloDistance } from './cp200_velo_distance.ts'

export const transport = {
  exonerationMois,
  kilometre,
  veloKilometre,
  veloMaximum,
  carteTrainDistances,
  carteTrainMontants,
  cct19Distances,
  cct19Montants,
  partTiersPayant,
  cp200Train,
  cp200VoiturePart,
  cp200VoitureDistance,
  cp200VoiturePlafond,
  cp200JoursMois,
  cp200VeloKilometre,
  cp200VeloDistance,
}
