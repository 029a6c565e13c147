/** What analytics can be narrowed by: ids of departments, places and cost centres, names of functions and levels. */
export const FILTERS = ['department', 'location', 'costCenter', 'nomFonction', 'level'] as const
export type AnalyticsFilter = Partial<Record<(typeof FILTERS)[number], string>>
