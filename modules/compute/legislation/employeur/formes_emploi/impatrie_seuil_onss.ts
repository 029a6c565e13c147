import { parameter } from '../../../engine/parameter.ts'

/** Least gross pay of a year from which the allowance is free of contributions. */
export const impatrieSeuilOnss = parameter(
  'cents',
  [
    {
      from: '2025-01-01',
      value: 75000_00,
      source: 'Moore, 24/12/2025: 75,000 unchanged; ProPay reads 70,000: the higher one is taken',
      href: 'https://www.moore.be/en/news/global-mobility-inpatriates-regime-social-security',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
