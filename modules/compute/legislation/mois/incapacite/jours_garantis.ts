import { parameter } from '../../../engine/parameter.ts'

/** Calendar days of an illness in which the employer pays something. */
export const joursGarantis = parameter('count', [
  {
    from: '2021-01-01',
    value: 30,
    source: 'Loi du 3 juillet 1978, art. 52 and 70: thirty days (jemesensbienautravail.be)',
    href: 'https://jemesensbienautravail.be/fr/se-reconstruire/soutien-financier/pour-les-salaries',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
