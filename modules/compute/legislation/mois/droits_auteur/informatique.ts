import { parameter } from '../../../engine/parameter.ts'

/**
 * 1 where the rights on computer programs count as copyright income, else 0.
 * A bill of 17/12/2025 lets them in again from 1/1/2026: announced by Moore and forumforthefuture, adopted in no
 * page found, so the parameter stays at 0; assumed law may set it.
 */
export const informatique = parameter('count', [
  {
    from: '2021-01-01',
    value: 1,
    source:
      'CIR 92, art. 17, § 1er, 5°, before the programme law of 26/12/2022 (2023 was a year of transition)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2024-01-01',
    value: 0,
    source: 'Loi-programme du 26/12/2022; Cour constitutionnelle, 16/05/2024',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
