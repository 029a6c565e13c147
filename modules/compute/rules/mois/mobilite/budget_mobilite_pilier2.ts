import { sum } from '../../sum.ts'

/**
 * Loi du 17 mars 2019, art. 8 and 15: what the second pillar pays a month (sustainable transport, housing)
 * is free of tax and contributions.
 */
export const budgetMobilitePilier2 = sum('budgetMobilitePilier2', (c) => c.pilier2)
