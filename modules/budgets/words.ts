import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_BUDGET_ARCHIVED: 409,
    E_BUDGET_LOCKED: 409,
    E_BUDGET_OPEN: 409,
    E_BUDGET_COMPUTING: 409,
    E_BUDGET_FOLLOWED: 409,
    E_BUDGET_NOT_BEGUN: 409,
    E_BUDGET_OUTSIDE_LAW: 422,
    E_BUDGET_INDEX_ORDER: 422,
    E_BUDGET_LAW_FIGURE: 422,
    E_BUDGET_TURNOVER_TWICE: 422,
    E_BUDGET_ACCOUNTS_MISSING: 422,
  },
  events: [
    'budget.created',
    'budget.updated',
    'budget.deleted',
    'budget.archived',
    'budget.unarchived',
    'budget.locked',
    'budget.unlocked',
    'budget.reforecast',
    'budget.exported',
  ],
  rights: {
    // The pay of the whole company, and what may become of it.
    'budgets.read': 'ADMINISTRATOR',
    'budgets.write': 'ADMINISTRATOR',
  },
  tables: {
    budgets: { query: 'visible_budgets', model: 'budget' },
    budget_people: { through: 'budgets' },
  },
} as const satisfies ModuleWords
