import { parameter } from '../../../engine/parameter.ts'

/** JC 322: withholding on the premium of the fund. */
export const interimPrecompte = parameter(
  'ppm',
  [
    {
      from: '2025-01-01',
      value: 232_200,
      source: 'Trixxo, on the Social Fund for temporary workers: 23.22 %',
      href: 'https://www.trixxo.be/fr/jobs/actualites/recevez-vous-une-prime-de-fin-dannee-en-tant-quinterimaire',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
