import { parameter } from '../../../engine/parameter.ts'

/** Revalues a cadastral income. */
export const loyerCoefficient = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 5_460_000,
      source: 'AR/CIR 92, art. 1, MB 23/02/2024 (balans.be)',
      href: 'https://www.balans.be/new-flashes/indexatie-zgn-revalorisatiecoefficient-inkomstenjaar-2024-gepubliceerd',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
    {
      from: '2025-01-01',
      value: 5_630_000,
      source: 'AR/CIR 92, art. 1, income of 2025 (forumforthefuture.be)',
      href: 'https://blog.forumforthefuture.be/fr/article/bonne-nouvelle-pour-les-dirigeants-dentreprise-louant-un-immeuble-a-leur-societe-augmentation-du-coefficient-de-revalorisation-du-rc-en-2025/26102',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 5_750_000,
      source: 'AR/CIR 92, art. 1, income of 2026 (sephigroupe)',
      href: 'https://sephigroupe.webwin.be/newsletter-by-email/en-tant-que-dirigeant-dentreprise-demander-un-loyer-legerement-plus-elevea-votre-societe-en-2026',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2027-01-01',
      value: null,
      source: 'Income year 2027: the coefficient is not published',
      confidence: 'not_found',
      checked: '2026-11-28',
    },
  ],
  { yearly: true, introduced: true }
)
