import { rule } from '../rule.ts'

/**
 * What the employer spends in a year.
 */
export const coutEmployeurAnnuel = rule(
  'coutEmployeurAnnuel',
  {
    formula:
      'salaireBrutAnnuel + doublePeculeBrut + primeFinAnneeBrute + primeSectorielleBrute + onssPatronal + reductionStructurelle + assuranceLoi',
    inputs: [
      'salaireBrutAnnuel',
      'doublePeculeBrut',
      'primeFinAnneeBrute',
      'primeSectorielleBrute',
      'onssPatronal',
      'reductionStructurelle',
      'assuranceLoi',
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
    c.assuranceLoi
)
