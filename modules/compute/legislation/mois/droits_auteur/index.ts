import { taux } from './taux.ts'
import { fraisTaux } from './frais_taux.ts'
import { fraisBornes } from './frais_bornes.ts'
import { plafond } from './plafond.ts'
import { partMaximale } from './part_maximale.ts'
import { informatique } from './informatique.ts'

export const droitsAuteur = {
  taux,
  fraisTaux,
  fraisBornes,
  plafond,
  partMaximale,
  informatique,
}
