import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_PAY_ELEMENT_HOURS: 422,
    E_PAY_ELEMENT_KIND_USED: 409,
    E_PAY_ELEMENT_MONTH: 422,
    E_PAY_ELEMENT_RANGE: 422,
    E_PAY_ELEMENT_TAKEN: 409,
  },
  events: [
    'pay_element_kind.created',
    'pay_element_kind.removed',
    'pay_element_kind.updated',
    'pay_element.created',
    'pay_element.removed',
    'pay_element.updated',
    'pay_elements.carried',
  ],
  rights: {
    // Pay of everybody: who sees all of it.
    'pay-elements.read': 'HR',
    'pay-elements.write': 'HR',
  },
  tables: {
    pay_element_kinds: { right: 'pay-elements.read' },
    pay_elements: { right: 'pay-elements.read' },
  },
} as const satisfies ModuleWords
