import { parameter } from '../../../engine/parameter.ts'

/** The share of the hours of the month from which on the exemption is had. */
export const partMinimale = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 333_333,
    source: 'CIR 92, art. 275/5: a third of the hours (Deloitte)',
    href: 'https://www.deloitte.com/be/en/services/accountancy/blogs/actualites/dispense-de-versement-du-precompte-professionnel-pour-le-travail-en-equipe-et-de-nuit.html',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
