import { parameter } from '../../../engine/parameter.ts'

/** Days of notice of a manual worker who began before 2012, by these years. */
export const joursOuvrier = parameter('count', [
  {
    from: '2021-01-01',
    value: [35, 42, 56, 84, 112],
    source: 'CCT n° 75, as a sector prints it (CSC METEA); a sector may have its own',
    href: 'https://acv-csc-metea.csc-en-ligne.be/acv-csc-metea/ACV-CSC-METEA-Je-travaille-dans-le-secteur/Recuperation-de-metaux/Contrat/Delai-de-preavis/delais-preavis.html',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
