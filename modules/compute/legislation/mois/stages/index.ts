import { precompte } from './precompte.ts'
import { pourcentageMinimumBruxelles } from './pourcentage_minimum_bruxelles.ts'
import { pourcentageMinimumWallonie } from './pourcentage_minimum_wallonie.ts'
import { pourcentageMinimumFlandre } from './pourcentage_minimum_flandre.ts'
import { revenuMinimum } from './revenu_minimum.ts'
import { part } from './part.ts'
import { ages } from './ages.ts'
import { agePlein } from './age_plein.ts'

export const stages = {
  precompte,
  pourcentageMinimumBruxelles,
  pourcentageMinimumWallonie,
  pourcentageMinimumFlandre,
  revenuMinimum,
  part,
  ages,
  agePlein,
}
