import { parameter } from '../../../engine/parameter.ts'

/** The same of work that goes on without a break. */
export const continu = parameter('ppm', [
  {
    from: '2020-01-01',
    value: 250_000,
    source: 'CIR 92, art. 275/5 (Liantis, 2022)',
    href: 'https://www.liantis.be/fr/nouvelles/dispense-travail-nuit-equipe-conditions-plus-strictes',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
