import { uniqueMaximum } from './unique_maximum.ts'
import { uniqueLimite } from './unique_limite.ts'
import { uniquePlafond } from './unique_plafond.ts'
import { uniqueCoefficient } from './unique_coefficient.ts'
import { basMaximum } from './bas_maximum.ts'
import { basPlafond } from './bas_plafond.ts'
import { basCoefficient } from './bas_coefficient.ts'
import { voletAMaximum } from './volet_a_maximum.ts'
import { voletALimite } from './volet_a_limite.ts'
import { voletAPlafond } from './volet_a_plafond.ts'
import { voletACoefficient } from './volet_a_coefficient.ts'
import { voletBMaximum } from './volet_b_maximum.ts'
import { voletBLimite } from './volet_b_limite.ts'
import { voletBCoefficient } from './volet_b_coefficient.ts'

export const bonusEmploi = {
  uniqueMaximum,
  uniqueLimite,
  uniquePlafond,
  uniqueCoefficient,
  basMaximum,
  basPlafond,
  basCoefficient,
  voletAMaximum,
  voletALimite,
  voletAPlafond,
  voletACoefficient,
  voletBMaximum,
  voletBLimite,
  voletBCoefficient,
}
