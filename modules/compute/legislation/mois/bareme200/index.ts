import { ecartTolere } from './ecart_tolere.ts'
import { echelle1ClasseA } from './echelle1_classe_a.ts'
import { echelle1ClasseB } from './echelle1_classe_b.ts'
import { echelle1ClasseC } from './echelle1_classe_c.ts'
import { echelle1ClasseD } from './echelle1_classe_d.ts'
import { echelle2ClasseA } from './echelle2_classe_a.ts'
import { echelle2ClasseB } from './echelle2_classe_b.ts'
import { echelle2ClasseC } from './echelle2_classe_c.ts'
import { echelle2ClasseD } from './echelle2_classe_d.ts'
import { etudiantClasseA } from './etudiant_classe_a.ts'
import { etudiantClasseB } from './etudiant_classe_b.ts'
import { etudiantClasseC } from './etudiant_classe_c.ts'
import { etudiantClasseD } from './etudiant_classe_d.ts'

/** The minimum scales of CP 200. */
export const bareme200 = {
  echelle1ClasseA,
  echelle1ClasseB,
  echelle1ClasseC,
  echelle1ClasseD,
  echelle2ClasseA,
  echelle2ClasseB,
  echelle2ClasseC,
  echelle2ClasseD,
  etudiantClasseA,
  etudiantClasseB,
  etudiantClasseC,
  etudiantClasseD,
  ecartTolere,
}
