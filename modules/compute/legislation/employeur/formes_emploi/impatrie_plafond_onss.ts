import { parameter } from '../../../engine/parameter.ts'

/** Royal decree of 28 November 1969, art. 19: most that is free of contributions in a year. */
export const impatriePlafondOnss = parameter(
  'cents',
  [
    {
      from: '2025-01-01',
      value: 90000_00,
      source: 'ONSS interim instructions 2025/4, 22/12/2025: unchanged at 90,000 (Deloitte, Moore)',
      href: 'https://www.deloitte.com/be/en/services/tax/blogs/belgian-expat-tax-regime-critical-changes-effective-1-january-2025-for-income-tax-no-adjustment-for-social-security.html',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
