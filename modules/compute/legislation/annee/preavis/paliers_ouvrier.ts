import { parameter } from '../../../engine/parameter.ts'

/** Years until 2013 from which on each period of a manual worker is due. */
export const paliersOuvrier = parameter('count', [
  {
    from: '2021-01-01',
    value: [0, 5, 10, 15, 20],
    source: 'CCT n° 75, as a sector prints it (CSC METEA); a sector may have its own',
    href: 'https://acv-csc-metea.csc-en-ligne.be/acv-csc-metea/ACV-CSC-METEA-Je-travaille-dans-le-secteur/Recuperation-de-metaux/Contrat/Delai-de-preavis/delais-preavis.html',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
