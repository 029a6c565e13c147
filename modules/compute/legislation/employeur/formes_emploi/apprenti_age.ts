import { parameter } from '../../../engine/parameter.ts'

/** Until 31 December of the year of this age an apprentice is in some branches of social security alone. */
export const apprentiAge = parameter(
  'count',
  [
    {
      from: '2025-01-01',
      value: 18,
      source: 'ONSS instructions DmfA, apprentices',
      href: 'https://www.socialsecurity.be/employer/instructions/dmfa/fr/2019-2/instructions/persons/specific/apprentices',
      confidence: 'official',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
