import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  events: ['payslip_codes.mapped', 'reconciliation.downloaded'],
  rights: {
    // The real pay of everybody, to the cent.
    'payslips.read': 'PAYROLL',
    'payslips.write': 'PAYROLL',
  },
  tables: {
    payslip_codes: { right: 'payslips.read' },
    payslips: { right: 'payslips.read' },
  },
} as const satisfies ModuleWords
