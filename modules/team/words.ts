import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_WORKER_NOT_SIGNED: 409,
    E_WORKER_UNCONFIRMED: 409,
    E_WORKER_WITHOUT_ADDRESS: 422,
  },
  events: [
    'worker.created',
    'worker.updated',
    'worker.department_set',
    'worker.details_updated',
    'worker.private_shown',
    'worker.form_sent',
    'worker.form_opened',
    'worker.form_saved',
    'worker.form_revoked',
    'worker.account_changed',
    'worker.form_settings_changed',
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
    // Addresses, births, and what is sealed: of those who keep the company's records.
    'workers.details': 'HR',
    'worker-form-settings.write': 'ADMINISTRATOR',
    'departments.read': 'VIEWER',
    'departments.write': 'ADMINISTRATOR',
  },
  features: ['team'],
  tables: {
    contract_locations: 'neither',
    cost_centers: 'neither',
    department_managers: { right: 'departments.read' },
    departments: 'neither',
    worker_codes: { through: 'workers' },
    worker_form_settings: 'neither',
    worker_private: { through: 'workers' },
    workers: { query: 'visible_workers', model: 'worker' },
  },
} as const satisfies ModuleWords
