import { prixGramme } from './prix_gramme.ts'
import { franchiseEssence } from './franchise_essence.ts'
import { franchiseDiesel } from './franchise_diesel.ts'
import { franchiseGaz } from './franchise_gaz.ts'
import { minimum } from './minimum.ts'
import { minimumCommandes } from './minimum_commandes.ts'
import { multiple } from './multiple.ts'
import { indice } from './indice.ts'
import { indiceBase } from './indice_base.ts'

export const cotisationCo2 = {
  prixGramme,
  franchiseEssence,
  franchiseDiesel,
  franchiseGaz,
  minimum,
  minimumCommandes,
  multiple,
  indice,
  indiceBase,
}
