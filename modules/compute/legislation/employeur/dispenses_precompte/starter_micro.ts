import { parameter } from '../../../engine/parameter.ts'

/** The same of a micro company. */
export const starterMicro = parameter('ppm', [
  {
    from: '2020-01-01',
    value: 200_000,
    source: 'CIR 92, art. 275/10; loi-programme du 10 août 2015 (Securex)',
    href: 'https://securex.be/fr/lex4you/employeur/themes/optimiser-la-politique-salariale/reductions-fiscales-(dispenses-de-versement-du-precompte-professionnel)/entreprises-debutantes-quel-est-le-montant-de-cette-dispense',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
