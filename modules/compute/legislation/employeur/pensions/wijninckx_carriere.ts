import { parameter } from '../../../engine/parameter.ts'

/** Years of a whole career in that contribution. */
export const wijninckxCarriere = parameter(
  'count',
  [
    {
      from: '2024-01-01',
      value: 45,
      source: 'Loi-programme du 22 juin 2012 (Aon, 2019)',
      href: 'https://www.aon.com/belgium/fr/Bulletin/Update-at-Work/2019/fevrier/pensions-complementaires-regime-definitif.jsp',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
