import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_PAYROLL_FOLLOWED: 409,
    E_PAYROLL_LEFT_OUT: 409,
    E_PAYROLL_MODE: 422,
    E_PAYROLL_PROFILES_FULL: 409,
    E_PAYROLL_SENT: 409,
    E_PAYROLL_UNREADY: 409,
    E_PAYROLL_UP_TO_DATE: 409,
    E_PAYROLL_WIDTHS: 422,
  },
  events: [
    'payroll_export.created',
    'payroll_export.downloaded',
    'payroll_export.removed',
    'payroll_export.sent',
    'payroll_export.unsent',
    'payroll_profile.created',
    'payroll_profile.removed',
    'payroll_profile.updated',
  ],
  rights: {
    'team-changes.read': 'VIEWER',
    // A file has the pay of the whole company, and the situation of each person.
    'payroll-exports.read': 'HR',
    'payroll-exports.write': 'HR',
  },
  tables: {
    payroll_export_lines: { through: 'payroll_exports' },
    payroll_exports: { right: 'payroll-exports.read' },
    payroll_profiles: { right: 'payroll-exports.read' },
    team_changes: { query: 'visible_changes', model: 'team_change' },
  },
} as const satisfies ModuleWords
