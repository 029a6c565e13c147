import { parameter } from '../../../engine/parameter.ts'

/** Benefit in kind of a computer, fixed or portable, a year. */
export const ordinateur = parameter('cents', [
  {
    from: '2018-01-01',
    value: 72_00,
    source:
      'AR/CIR 92, art. 18, § 3, 10 (flat amounts from 1/1/2018); ONSS advantages in kind via LOONMONITOR; Paycover 18/10/2018',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
