import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: { E_NOTHING_UNEXPLAINED: 409, E_REPORT_CHANGED: 409, E_MANY_REPORTS: 429 },
  events: [
    'payslip_codes.mapped',
    'reconciliation.downloaded',
    'reconciliation.report_sent',
  ],
  rights: {
    // The real pay of everybody, to the cent.
    'payslips.read': 'PAYROLL',
    'payslips.write': 'PAYROLL',
  },
  tables: {
    declared_pay: { right: 'payslips.read' },
    payslip_codes: { right: 'payslips.read' },
    payslips: { right: 'payslips.read' },
    reconciliation_reports: { right: 'payslips.read' },
  },
} as const satisfies ModuleWords
