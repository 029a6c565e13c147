import { parameter } from '../../../engine/parameter.ts'

/** Months for each begun period until 2013 of another employee. */
export const moisParPeriode = parameter('count', [
  {
    from: '2021-01-01',
    value: 3,
    source: 'Loi du 26 décembre 2013, art. 68 (emploi.belgique.be)',
    href: 'https://emploi.belgique.be/fr/themes/contrats-de-travail/fin-du-contrat-de-travail/fin-du-contrat-duree-indeterminee-10',
    confidence: 'official',
    checked: '2026-11-28',
  },
])
