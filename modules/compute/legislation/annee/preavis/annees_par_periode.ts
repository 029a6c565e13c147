import { parameter } from '../../../engine/parameter.ts'

/** Years of such a period. */
export const anneesParPeriode = parameter('count', [
  {
    from: '2021-01-01',
    value: 5,
    source: 'Loi du 26 décembre 2013, art. 68 (emploi.belgique.be)',
    href: 'https://emploi.belgique.be/fr/themes/contrats-de-travail/fin-du-contrat-de-travail/fin-du-contrat-duree-indeterminee-10',
    confidence: 'official',
    checked: '2026-11-28',
  },
])
