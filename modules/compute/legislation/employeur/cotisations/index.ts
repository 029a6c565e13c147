import { base } from './base.ts'
import { baseCategorie2 } from './base_categorie2.ts'
import { baseSansModeration } from './base_sans_moderation.ts'
import { dixTravailleurs } from './dix_travailleurs.ts'
import { seuilDixTravailleurs } from './seuil_dix_travailleurs.ts'
import { fermeturePetite } from './fermeture_petite.ts'
import { fermetureGrande } from './fermeture_grande.ts'
import { seuilFermeture } from './seuil_fermeture.ts'
import { fermetureSpeciale } from './fermeture_speciale.ts'
import { chomageTemporaire } from './chomage_temporaire.ts'
import { amiante } from './amiante.ts'
import { amianteTrimestres } from './amiante_trimestres.ts'
import { accidentsTravail } from './accidents_travail.ts'
import { fondsCp200 } from './fonds_cp200.ts'
import { plafondTrimestriel } from './plafond_trimestriel.ts'

export const cotisations = {
  base,
  baseCategorie2,
  baseSansModeration,
  dixTravailleurs,
  seuilDixTravailleurs,
  fermeturePetite,
  fermetureGrande,
  seuilFermeture,
  fermetureSpeciale,
  chomageTemporaire,
  amiante,
  amianteTrimestres,
  accidentsTravail,
  fondsCp200,
  plafondTrimestriel,
}
