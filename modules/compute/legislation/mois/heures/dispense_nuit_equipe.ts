import { parameter } from '../../../engine/parameter.ts'

/** What the employer keeps of the withheld tax, of taxable pay under night or shift work. */
export const dispenseNuitEquipe = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 228_000,
    source: 'CIR 92, art. 275/5 (Liantis 11/04/2022; Group S)',
    href: 'https://www.liantis.be/fr/nouvelles/dispense-travail-nuit-equipe-conditions-plus-strictes',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
