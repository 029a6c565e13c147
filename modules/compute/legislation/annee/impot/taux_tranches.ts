import { parameter } from '../../../engine/parameter.ts'
import { SPF_TAUX_IMPOSITION } from '../../pages.ts'

/** The rate of each bracket. */
export const tauxTranches = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: [250_000, 400_000, 450_000, 500_000],
      source: 'SPF Finances, tax rates',
      href: SPF_TAUX_IMPOSITION,
      confidence: 'official',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
