import { parameter } from '../../../engine/parameter.ts'

/** One slope, until March 2024: highest work bonus of a manual worker a month at full time. */
export const uniqueMaximum = parameter('cents', [
  {
    from: '2020-03-01',
    value: 222_10,
    source:
      'value of employees × 1.08 (AR du 17/01/2000; the rows published for manual workers agree)',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2021-09-01',
    value: 226_54,
    source:
      'value of employees × 1.08 (AR du 17/01/2000; the rows published for manual workers agree)',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2022-01-01',
    value: 231_08,
    source:
      'value of employees × 1.08 (AR du 17/01/2000; the rows published for manual workers agree)',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 246_76,
    source: 'payroll providers',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-05-01',
    value: 251_69,
    source: 'Easypay',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-08-01',
    value: 256_73,
    source:
      'value of employees × 1.08 (AR du 17/01/2000; the rows published for manual workers agree)',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2022-11-01',
    value: 261_86,
    source:
      'value of employees × 1.08 (AR du 17/01/2000; the rows published for manual workers agree)',
    confidence: 'derived',
    checked: '2026-11-21',
  },
  {
    from: '2022-12-01',
    value: 267_09,
    source: 'payroll providers; Securex, Partena, Acerta',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2024-04-01',
    value: null,
    source: 'replaced by the volets A and B on 1 April 2024 (Group S; ONSS instructions)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
