import { parameter } from '../../../engine/parameter.ts'

/** The share of the pay that is lost which the mutual pays in the first year. */
export const tauxIndemnite = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 600_000,
    source:
      'Loi coordonnée du 14 juillet 1994, art. 87: 60 % in the first year (wikifin.be; CGSLB)',
    href: 'https://www.wikifin.be/fr/impots-emploi-et-revenus/maladie-et-chomage/que-devez-vous-faire-en-cas-de-maladie/que-faire-si',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
