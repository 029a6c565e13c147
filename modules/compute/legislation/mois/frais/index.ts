import { teletravailMaximum } from './teletravail_maximum.ts'
import { internetMaximum } from './internet_maximum.ts'
import { ordinateurMaximum } from './ordinateur_maximum.ts'
import { garageMaximum } from './garage_maximum.ts'
import { parkingMaximum } from './parking_maximum.ts'
import { carWashMaximum } from './car_wash_maximum.ts'

export const frais = {
  teletravailMaximum,
  internetMaximum,
  ordinateurMaximum,
  garageMaximum,
  parkingMaximum,
  carWashMaximum,
}
