import { parameter } from '../../../engine/parameter.ts'

/** The calendar day with which the second period of a manual worker ends. */
export const deuxiemePeriode = parameter('count', [
  {
    from: '2021-01-01',
    value: 14,
    source:
      'Loi du 3 juillet 1978, art. 52, § 1, and CCT n° 12bis: the seven days that follow (jemesensbienautravail.be)',
    href: 'https://jemesensbienautravail.be/fr/se-reconstruire/soutien-financier/pour-les-salaries',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
