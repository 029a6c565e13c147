import { parameter } from '../../../engine/parameter.ts'

/** Tax on the premiums of a group insurance. */
export const taxeGroupe = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 44_000,
    source: 'Code des droits et taxes divers (compensationbenefits.be, Securex)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
