import { parameter } from '../../../engine/parameter.ts'

/** JC 322: year-end premium that the social fund pays, of gross pay. */
export const interimPrime = parameter(
  'ppm',
  [
    {
      from: '2025-01-01',
      value: 83_300,
      source: 'Trixxo, on the Social Fund for temporary workers: 8.33 %',
      href: 'https://www.trixxo.be/fr/jobs/actualites/recevez-vous-une-prime-de-fin-dannee-en-tant-quinterimaire',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
