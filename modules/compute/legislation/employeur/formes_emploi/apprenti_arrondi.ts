import { parameter } from '../../../engine/parameter.ts'

/** Flemish allowance: brought up to a multiple. */
export const apprentiArrondi = parameter(
  'cents',
  [
    {
      from: '2025-01-01',
      value: 10,
      source: 'derived: every published amount is the next ten cents',
      href: 'https://www.abvv-jongeren.be/verdien-ik-iets-tijdens-duaal-leren',
      confidence: 'derived',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
