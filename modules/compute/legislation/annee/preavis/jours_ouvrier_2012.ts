import { parameter } from '../../../engine/parameter.ts'

/** Days of notice of a manual worker who began in 2012 or 2013: below six months until 2013, and from then on. */
export const joursOuvrier2012 = parameter('count', [
  {
    from: '2021-01-01',
    value: [28, 40],
    source:
      'Loi du 3 juillet 1978, art. 65/2: 40 from six months on (CSC METEA); 28 below is recalled, that sector has 35',
    href: 'https://acv-csc-metea.csc-en-ligne.be/acv-csc-metea/ACV-CSC-METEA-Je-travaille-dans-le-secteur/Recuperation-de-metaux/Contrat/Delai-de-preavis/delais-preavis.html',
    confidence: 'recalled',
    checked: '2026-11-28',
  },
])
