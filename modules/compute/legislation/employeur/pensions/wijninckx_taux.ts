import { parameter } from '../../../engine/parameter.ts'

/** Special contribution on high pensions, by the year in which it is due. */
export const wijninckxTaux = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 30_000,
      source: 'Loi-programme du 22 juin 2012 (AG)',
      href: 'https://ag.be/employeebenefits/fr/employeurs/articles-search/la-cotisation-wijninckx-tout-ce-qu-il-faut-savoir',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 125_000,
      source: 'Loi portant des dispositions diverses, votée le 11/12/2025 (PensioPlus; Fediplus)',
      href: 'https://pensioplus.be/fr/details/actualites/loi-portant-dispositions-diverses-adoptee-par-chambre',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
