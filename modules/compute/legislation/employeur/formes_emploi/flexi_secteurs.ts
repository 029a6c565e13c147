import { parameter } from '../../../engine/parameter.ts'

/** Joint committees in which flexi-jobs are allowed, by their numbers. */
export const flexiSecteurs = parameter(
  'count',
  [
    {
      from: '2025-01-01',
      value: [
        112, 11803, 119, 132, 14001, 14005, 201, 202, 20201, 223, 302, 30303, 304, 311, 312, 314,
        320, 323, 330, 33001, 33002, 33003, 33004,
      ],
      source:
        'programme Act of 22 December 2023 (Groups, Prato); the extension to all sectors was not found published',
      href: 'https://www.groups.be/fr/actualites/articles-juridiques/flexi-jobs-ajout-de-nouveaux-secteurs-partir-de-2024-mais-des',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
