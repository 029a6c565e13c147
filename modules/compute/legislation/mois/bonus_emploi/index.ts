import { voletAMaximum } from './volet_a_maximum.ts'
import { voletALimite } from './volet_a_limite.ts'
import { voletAPlafond } from './volet_a_plafond.ts'
import { voletACoefficient } from './volet_a_coefficient.ts'
import { voletBMaximum } from './volet_b_maximum.ts'
import { voletBLimite } from './volet_b_limite.ts'
import { voletBCoefficient } from './volet_b_coefficient.ts'

export const bonusEmploi = {
  voletAMaximum,
  voletALimite,
  voletAPlafond,
  voletACoefficient,
  voletBMaximum,
  voletBLimite,
  voletBCoefficient,
}
