import { parameter } from '../../../engine/parameter.ts'

/** Taxable pay of the month was rounded down to a multiple of this amount, until the end of 2022. */
export const pasMensuel = parameter('cents', [
  {
    from: '2021-01-01',
    value: 15_00,
    source: 'SPF Finances, barèmes au 1er janvier 2021 (AR du 16/12/2020)',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
  {
    from: '2023-01-01',
    value: null,
    source: 'SPF Finances, notification to debtors; Securex, montants fiscaux',
    confidence: 'official',
    checked: '2026-11-20',
  },
])
