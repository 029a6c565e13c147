import { fraction } from './fraction.ts'
import { ages } from './ages.ts'
import { tauxBase } from './taux_base.ts'
import { pente } from './pente.ts'
import { tauxMinimum } from './taux_minimum.ts'
import { tauxMaximum } from './taux_maximum.ts'
import { referenceDiesel } from './reference_diesel.ts'
import { referenceEssence } from './reference_essence.ts'
import { minimum } from './minimum.ts'
import { batterieMinimum } from './batterie_minimum.ts'
import { emissionHybride } from './emission_hybride.ts'
import { emissionHybride6eBis } from './emission_hybride_6e_bis.ts'
import { multipleFauxHybride } from './multiple_faux_hybride.ts'

export const voiture = {
  fraction,
  ages,
  tauxBase,
  pente,
  tauxMinimum,
  tauxMaximum,
  referenceDiesel,
  referenceEssence,
  minimum,
  batterieMinimum,
  emissionHybride,
  emissionHybride6eBis,
  multipleFauxHybride,
}
