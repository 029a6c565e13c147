import { uniqueMaximum } from './unique_maximum.ts'
import { uniqueCoefficient } from './unique_coefficient.ts'
import { basMaximum } from './bas_maximum.ts'
import { basCoefficient } from './bas_coefficient.ts'
import { voletAMaximum } from './volet_a_maximum.ts'
import { voletACoefficient } from './volet_a_coefficient.ts'
import { voletBMaximum } from './volet_b_maximum.ts'
import { voletBCoefficient } from './volet_b_coefficient.ts'

export const bonusEmploiOuvrier = {
  uniqueMaximum,
  uniqueCoefficient,
  basMaximum,
  basCoefficient,
  voletAMaximum,
  voletACoefficient,
  voletBMaximum,
  voletBCoefficient,
}
