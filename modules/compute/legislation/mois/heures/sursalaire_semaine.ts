import { parameter } from '../../../engine/parameter.ts'

/** What overtime of a weekday is paid beside the hour. */
export const sursalaireSemaine = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 500_000,
    source:
      'Loi du 16 mars 1971, art. 29, § 1 (Partena 03/04/2019; Besox on the hours above nine a day and forty a week)',
    href: 'https://www.partena-professional.be/en/knowledge-center/infoflashes/law-feasible-and-flexible-work-voluntary-overtime-hours',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
