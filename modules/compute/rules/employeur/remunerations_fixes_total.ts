import { rule } from '../rule.ts'

/**
 * Fixed pay of the year with its contributions.
 */
export const remunerationsFixesTotal = rule(
  'remunerationsFixesTotal',
  {
    formula:
      'salaireBrutAnnuel + doublePeculeBrut + primeFinAnneeBrute + primeSectorielleBrute + onssPatronal + reductionStructurelle + reductionPremiersEngagements + assuranceLoi + cotisationVacances',
    inputs: [
      'salaireBrutAnnuel',
      'doublePeculeBrut',
      'primeFinAnneeBrute',
      'primeSectorielleBrute',
      'onssPatronal',
      'reductionStructurelle',
      'reductionPremiersEngagements',
      'assuranceLoi',
      'cotisationVacances',
    ],
    total: true,
  },
  (c) =>
    c.salaireBrutAnnuel +
    c.doublePeculeBrut +
    c.primeFinAnneeBrute +
    c.primeSectorielleBrute +
    c.onssPatronal +
    c.reductionStructurelle +
    c.reductionPremiersEngagements +
    c.assuranceLoi +
    c.cotisationVacances
)
