import { parameter } from '../../../engine/parameter.ts'

/** Withheld from a dividend. */
export const precompteMobilier = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 300_000,
      source: 'CIR 92, art. 269 (barreaudeliege-huy.be)',
      href: 'https://www.barreaudeliege-huy.be/fr/actualites/distribuer-des-dividendes-avec-un-precompte-mobilier-reduit-changements-recents',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
