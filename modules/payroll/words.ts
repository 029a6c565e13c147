import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: { E_PAYROLL_FOLLOWED: 409, E_PAYROLL_UP_TO_DATE: 409 },
  events: ['payroll_export.created', 'payroll_export.downloaded', 'payroll_export.removed'],
  rights: {
    'team-changes.read': 'VIEWER',
    // A file has the pay of the whole company, and the situation of each person.
    'payroll-exports.read': 'HR',
    'payroll-exports.write': 'HR',
  },
  tables: {
    payroll_export_lines: { through: 'payroll_exports' },
    payroll_exports: { right: 'payroll-exports.read' },
    team_changes: { query: 'visible_changes', model: 'team_change' },
  },
} as const satisfies ModuleWords
