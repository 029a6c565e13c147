import { parameter } from '../../../engine/parameter.ts'

/** The most that is paid back for a child whose exempt amount no income uses. */
export const creditEnfant = parameter(
  'cents',
  [
    {
      from: '2024-01-01',
      value: 550_00,
      source:
        'A public project, not indexed since 2024; the text of CIR 92, art. 134 for 2025 prints 570',
      confidence: 'third_party',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
