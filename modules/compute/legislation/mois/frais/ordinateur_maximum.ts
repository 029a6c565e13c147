import { parameter } from '../../../engine/parameter.ts'

/** Highest flat allowance for the worker’s own computer and what goes with it, a month. */
export const ordinateurMaximum = parameter('cents', [
  {
    from: '2014-07-01',
    value: 20_00,
    source: 'ONSS instructions 2014/3; circular Ci.RH.241/616.975; circular 2021/C/20 (Easypay)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
