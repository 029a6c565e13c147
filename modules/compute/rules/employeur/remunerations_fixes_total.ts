import { sum } from '../sum.ts'

/**
 * Fixed pay of the year with its contributions.
 */
export const remunerationsFixesTotal = sum(
  'remunerationsFixesTotal',
  (c) =>
    c.salaireBrutAnnuel +
    c.doublePeculeBrut +
    c.primeFinAnneeEmployeur +
    c.primeSectorielleBrute +
    c.onssPatronal +
    c.reductionStructurelle +
    c.reductionPremiersEngagements +
    c.assuranceLoi +
    c.cotisationVacances +
    c.cotisationsSectorielles,
  { total: true }
)
