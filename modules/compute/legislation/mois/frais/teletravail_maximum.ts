import { parameter } from '../../../engine/parameter.ts'

/** Highest flat allowance for regular telework, a month, also for part time. */
export const teletravailMaximum = parameter('cents', [
  {
    from: '2020-04-01',
    value: 129_48,
    source: 'Sodalis; ONSS; circular 2021/C/20',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2021-10-01',
    value: 132_07,
    source: 'Liantis 23/02/2022',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-02-01',
    value: 134_71,
    source: 'Liantis 23/02/2022; Partena Professional (Belga, February 2022)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 137_40,
    source: 'Propay, augmentation of 1 June 2022 (amount before it)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-06-01',
    value: 140_15,
    source: 'Easypay flash 9160; Propay',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-09-01',
    value: 142_95,
    source: 'L’Echo, September 2022',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2022-12-01',
    value: 145_81,
    source: 'Sodalis, ONSS instructions 2022/4',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2023-01-01',
    value: 148_73,
    source: 'Sodalis, ONSS instructions 2022/4',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2023-12-01',
    value: 151_70,
    source: 'Easypay; Cobelsa',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2024-06-01',
    value: 154_74,
    source: 'L’Echo; Securex',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2025-03-01',
    value: 157_83,
    source: 'Paycover; ONSS via LOONMONITOR',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2026-03-01',
    value: 160_99,
    source: 'ONSS instructions via LOONMONITOR',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
