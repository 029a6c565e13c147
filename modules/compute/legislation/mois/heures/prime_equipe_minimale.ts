import { parameter } from '../../../engine/parameter.ts'

/** The least premium of a shift hour under the exemption. */
export const primeEquipeMinimale = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 0,
    source: 'No minimum before the Act of 28 March 2022',
    href: 'https://acerta.be/fr/inspiration/dispense-de-versement-du-precompte-professionnel-pour-le-travail-en-equipe-et-le-travail-de-nuit-la-date-limite-approche',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2022-04-01',
    value: 20_000,
    source: 'CIR 92, art. 275/5, loi du 28 mars 2022: since 1 April 2022 (Acerta; Group S)',
    href: 'https://acerta.be/fr/inspiration/dispense-de-versement-du-precompte-professionnel-pour-le-travail-en-equipe-et-le-travail-de-nuit-la-date-limite-approche',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
