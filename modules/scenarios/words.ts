import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: { E_SCENARIO_ARCHIVED: 409, E_SCENARIO_KEPT: 409, E_SCENARIO_OUTSIDE_LAW: 422 },
  features: ['scenarios'],
  events: [
    'scenario.created',
    'scenario.updated',
    'scenario.deleted',
    'scenario.archived',
    'scenario.unarchived',
    'scenario.change_applied',
    'scenario.change_edited',
    'scenario.people_changed',
    'scenario.reset',
    'scenario.applied',
  ],
  rights: {
    // The pay of the whole company, and what may become of it.
    'scenarios.read': 'ADMINISTRATOR',
    'scenarios.write': 'ADMINISTRATOR',
  },
  tables: {
    scenarios: { query: 'visible_scenarios', model: 'scenario' },
    scenario_items: { through: 'scenarios' },
    scenario_changes: { through: 'scenarios' },
  },
} as const satisfies ModuleWords
