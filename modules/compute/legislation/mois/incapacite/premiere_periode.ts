import { parameter } from '../../../engine/parameter.ts'

/** Calendar days of full guaranteed pay of a manual worker. */
export const premierePeriode = parameter('count', [
  {
    from: '2021-01-01',
    value: 7,
    source: 'Loi du 3 juillet 1978, art. 52, § 1 (jemesensbienautravail.be)',
    href: 'https://jemesensbienautravail.be/fr/se-reconstruire/soutien-financier/pour-les-salaries',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
