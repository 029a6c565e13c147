import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: { E_NAME_USED: 409 },
  events: [
    'worker.created',
    'worker.updated',
    'worker.department_set',
    'department.created',
    'department.updated',
    'department.deleted',
    'department.managers_set',
    'contract_location.created',
    'contract_location.updated',
    'contract_location.deleted',
    'cost_center.created',
    'cost_center.updated',
    'cost_center.deleted',
  ],
  rights: {
    'team.read': 'VIEWER',
    // A manager would add people that they do not see.
    'team.write': 'HR',
    'departments.read': 'VIEWER',
    'departments.write': 'ADMINISTRATOR',
  },
  features: ['team'],
  tables: {
    contract_locations: 'neither',
    cost_centers: 'neither',
    department_managers: { right: 'departments.read' },
    departments: 'neither',
    workers: { query: 'visible_workers', model: 'worker' },
  },
} as const satisfies ModuleWords
