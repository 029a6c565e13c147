import { parameter } from '../../../engine/parameter.ts'
import { SPF_TAUX_IMPOSITION } from '../../pages.ts'

/** What each person is exempt for, before dependants. */
export const quotite = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 10_570_00,
      source: 'SPF Finances, tax rates',
      href: SPF_TAUX_IMPOSITION,
      confidence: 'official',
      checked: '2026-11-27',
    },
    {
      from: '2025-01-01',
      value: 10_910_00,
      source: 'SPF Finances, tax rates',
      href: SPF_TAUX_IMPOSITION,
      confidence: 'official',
      checked: '2026-11-27',
    },
    {
      from: '2026-01-01',
      value: 11_550_00,
      source:
        'Act of 15/07/2026, MB 29/07/2026: CIR 92, art. 131 (11 180 before it, which the page of SPF Finances still showed on 04/10/2026)',
      confidence: 'official_quoted',
      checked: '2026-11-27',
    },
    {
      from: '2027-01-01',
      value: null,
      source: 'Income year 2027: the index is not published',
      confidence: 'not_found',
      checked: '2026-11-27',
    },
  ],
  { yearly: true, introduced: true }
)
