import { parameter } from '../../../engine/parameter.ts'

/** VAT: the part of a car of mixed use that may be deducted without proof. */
export const forfait = parameter('ppm', [
  {
    from: '2013-01-01',
    value: 350_000,
    source: 'Code de la TVA, art. 45, § 1er quinquies and § 2; circulaire 36/2015 (vatdesk.eu)',
    href: 'https://vatdesk.eu/fr/actualites-tva/biens-a-usage-mixte',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
