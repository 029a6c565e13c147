import { parameter } from '../../../engine/parameter.ts'

/** JC 322: hours from July to June that open the premium, or 65 days. */
export const interimHeures = parameter(
  'count',
  [
    {
      from: '2025-01-01',
      value: 494,
      source: 'Trixxo, on the Social Fund for temporary workers: 65 days or 494 hours',
      href: 'https://www.trixxo.be/fr/jobs/actualites/recevez-vous-une-prime-de-fin-dannee-en-tant-quinterimaire',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
