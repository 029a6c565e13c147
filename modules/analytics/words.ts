import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: { E_ANALYTICS_GROUP_SMALL: 422, E_PAY_RANGE_ORDER: 422 },
  events: ['pay_range.saved', 'pay_range.deleted', 'analytics.recomputed'],
  rights: {
    // Viewers see nothing of pay.
    'analytics.read': 'MANAGER',
    // Scales are the company's, and what the recomputing takes is of the whole company.
    'analytics.write': 'HR',
  },
  tables: {
    contract_figures: { through: 'contracts' },
    pay_ranges: { right: 'analytics.read' },
  },
} as const satisfies ModuleWords
