import { parameter } from '../../../engine/parameter.ts'

/** Part of the withholding tax of a researcher that is not paid over. */
export const recherche = parameter('ppm', [
  {
    from: '2020-01-01',
    value: 800_000,
    source: 'CIR 92, art. 275/3 (lawtax.be; Groupe S)',
    href: 'https://www.groups.be/1_88505.htm?chunk=2',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
