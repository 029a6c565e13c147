import { parameter } from '../../../engine/parameter.ts'

/** Night or shift work: part of the taxable pay whose withholding is not paid over. */
export const equipes = parameter('ppm', [
  {
    from: '2020-01-01',
    value: 228_000,
    source: 'CIR 92, art. 275/5 (Liantis, 2022)',
    href: 'https://www.liantis.be/fr/nouvelles/dispense-travail-nuit-equipe-conditions-plus-strictes',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
