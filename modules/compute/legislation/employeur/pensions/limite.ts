import { parameter } from '../../../engine/parameter.ts'

/** The largest share of the normal pay that all pensions together may come to. */
export const limite = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 800_000,
      source: 'CIR 92, art. 59 (thglln.be, FiduPress 10/10/2025)',
      href: 'https://www.thglln.be/news/8990/la-regle-des-80-un-principe-cle-pour-votre-engagement-individuel-de-pension-ou-assurance-groupe',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
