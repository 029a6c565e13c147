import { parameter } from '../../../engine/parameter.ts'

/** Joint taxation: amount at the start of each line of the scale. */
export const menageMontants = parameter('cents', [
  {
    from: '2022-04-01',
    value: [0, 14_44],
    source: 'ONSS instructions 2026/3, p. 336-337 (scale unchanged since 1 April 2022)',
    confidence: 'official_quoted',
    checked: '2026-11-20',
  },
])
