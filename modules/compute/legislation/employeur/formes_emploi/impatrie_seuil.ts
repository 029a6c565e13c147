import { parameter } from '../../../engine/parameter.ts'

/** CIR 92, art. 32/1: least gross pay of a year of an inbound taxpayer. */
export const impatrieSeuil = parameter(
  'cents',
  [
    {
      from: '2025-01-01',
      value: 70000_00,
      source: 'Act of 11 December 2025, back to 1 January 2025 (KPMG, Deloitte)',
      href: 'https://kpmg.com/xx/en/our-insights/gms-flash-alert/2026/flash-alert-2026-011.html',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
