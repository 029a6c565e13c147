import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_PAY_OF_WORKER: 403,
    E_SAME_SETTINGS: 409,
    E_SACRIFICE_STATUS: 409,
    E_SACRIFICE_LIMIT: 409,
  },
  events: [
    'package.created',
    'package.updated',
    'package.deleted',
    'package.archived',
    'package.unarchived',
    'package.worker_linked',
    'package.worker_unlinked',
    'package.version_restored',
    'package.contracted',
    'package.released',
    'package.variant_named',
    'package.print_requested',
    'package.printed',
    'salary_sacrifice.created',
    'salary_sacrifice.updated',
    'salary_sacrifice.status_set',
    'salary_sacrifice.deleted',
    'compute_model.created',
    'compute_model.updated',
    'compute_model.deleted',
  ],
  rights: {
    // Pay: a viewer sees nothing of it.
    'packages.read': 'MANAGER',
    'packages.write': 'MANAGER',
    'packages.print': 'MANAGER',
    'compute-models.read': 'VIEWER',
    'compute-models.write': 'ADMINISTRATOR',
  },
  documents: ['package', 'calculation'],
  tables: {
    compute_model_configs: 'neither',
    package_prints: { through: 'packages' },
    package_versions: { through: 'packages' },
    package_views: 'own',
    packages: { query: 'visible_packages', model: 'package' },
    salary_sacrifices: { query: 'visible_sacrifices', model: 'salary_sacrifice' },
  },
} as const satisfies ModuleWords
