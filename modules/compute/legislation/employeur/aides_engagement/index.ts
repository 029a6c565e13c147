import { activaMois } from './activa_mois.ts'
import { activaMontants } from './activa_montants.ts'
import { activaPrestation } from './activa_prestation.ts'
import { ageInoccupeWallonie } from './age_inoccupe_wallonie.ts'
import { ageJeune } from './age_jeune.ts'
import { agePension } from './age_pension.ts'
import { ageWallonie } from './age_wallonie.ts'
import { agesBruxelles } from './ages_bruxelles.ts'
import { agesMontantsWallonie } from './ages_montants_wallonie.ts'
import { impulsion } from './impulsion.ts'
import { moisImpulsion } from './mois_impulsion.ts'
import { moisImpulsionJeune } from './mois_impulsion_jeune.ts'
import { moisInoccupe } from './mois_inoccupe.ts'
import { montantBruxelles } from './montant_bruxelles.ts'
import { montantsWallonie } from './montants_wallonie.ts'
import { plafondBruxelles } from './plafond_bruxelles.ts'
import { plafondBruxelles4 } from './plafond_bruxelles4.ts'
import { plafondWallonie } from './plafond_wallonie.ts'

export const aidesEngagement = {
  activaMois,
  activaMontants,
  activaPrestation,
  ageInoccupeWallonie,
  ageJeune,
  agePension,
  ageWallonie,
  agesBruxelles,
  agesMontantsWallonie,
  impulsion,
  moisImpulsion,
  moisImpulsionJeune,
  moisInoccupe,
  montantBruxelles,
  montantsWallonie,
  plafondBruxelles,
  plafondBruxelles4,
  plafondWallonie,
}
