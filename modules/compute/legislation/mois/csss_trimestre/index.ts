import { isoleBornes } from './isole_bornes.ts'
import { isoleMontants } from './isole_montants.ts'
import { isoleMaximum } from './isole_maximum.ts'
import { menageMinimumDes } from './menage_minimum_des.ts'
import { menageMinimum } from './menage_minimum.ts'
import { menageBornes } from './menage_bornes.ts'
import { menageMontants } from './menage_montants.ts'
import { menageMaximumDeuxRevenus } from './menage_maximum_deux_revenus.ts'
import { menageMaximumUnRevenu } from './menage_maximum_un_revenu.ts'

export const csssTrimestre = {
  isoleBornes,
  isoleMontants,
  isoleMaximum,
  menageMinimumDes,
  menageMinimum,
  menageBornes,
  menageMontants,
  menageMaximumDeuxRevenus,
  menageMaximumUnRevenu,
}
