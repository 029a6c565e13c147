import { parameter } from '../../../engine/parameter.ts'

/** Wallonia, older workers (Impulsion): the youngest age of who is hired. */
export const ageWallonie = parameter(
  'count',
  [
    {
      from: '2024-07-01',
      value: 55,
      source: 'décret wallon, Impulsion 55 ans+ (SD Worx, prato.be)',
      href: 'https://www.prato.be/fr/modification-de-la-reduction-du-groupe-cible-wallon-pour-les-travailleurs-ages-mise-a-jour/',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 57,
      source: 'Wallonie, 1er janvier 2026 (horecawallonie.be, 07/01/2026; Securex)',
      href: 'https://www.horecawallonie.be/aides-wallonnes-lemploi-modifications',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
