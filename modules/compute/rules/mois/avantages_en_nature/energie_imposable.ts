import { sum } from '../../sum.ts'

/**
 * What of heating and electricity is taxed beside what bears contributions: negative where the flat amount lies below
 * the real value, all of it for a director.
 */
export const energieImposable = sum(
  'energieImposable',
  (c) => c.atnChauffage + c.atnElectricite - c.energieOnss
)
