import { parameter } from '../../../engine/parameter.ts'

/** VAT: days a year on which that method supposes somebody comes to work and goes home. */
export const joursTrajet = parameter('count', [
  {
    from: '2013-01-01',
    value: 200,
    source: 'Code de la TVA, art. 45, § 1er quinquies and § 2; circulaire 36/2015 (vatdesk.eu)',
    href: 'https://vatdesk.eu/fr/actualites-tva/biens-a-usage-mixte',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
