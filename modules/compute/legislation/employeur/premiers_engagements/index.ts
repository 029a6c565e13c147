import { premier } from './premier.ts'
import { deuxiemeAncien } from './deuxieme_ancien.ts'
import { troisiemeAncien } from './troisieme_ancien.ts'
import { deuxiemeACinquieme } from './deuxieme_a_cinquieme.ts'
import { dernierRang } from './dernier_rang.ts'
import { trimestres } from './trimestres.ts'
import { beta } from './beta.ts'
import { betaPente } from './beta_pente.ts'

export const premiersEngagements = {
  premier,
  deuxiemeAncien,
  troisiemeAncien,
  deuxiemeACinquieme,
  dernierRang,
  trimestres,
  beta,
  betaPente,
}
