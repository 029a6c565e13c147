/** What a plan supposes, in the order of its card. */
export const PLAN_KINDS = ['index', 'merit', 'hires', 'leavers', 'turnover', 'law'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

/** Figures of the law that a budget may suppose; their names are those of the law browser. */
export const LAW_FIGURES = [
  'cotisations.base',
  'cotisations.fondsCp200',
  'onss.tauxPersonnel',
] as const
