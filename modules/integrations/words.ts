import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_INTEGRATION_KEY: 422,
    E_INTEGRATION_TWICE: 409,
    E_SYNC_ANSWER: 422,
    E_SYNC_ANSWERED: 409,
    E_SYNC_DRY_FIRST: 409,
    E_SYNC_FORGOTTEN: 409,
    E_SYNC_NO_CONTRACT: 409,
    E_SYNC_PAUSED: 409,
    E_SYNC_REFUSED: 409,
    E_SYNC_UNDER_WAY: 409,
  },
  events: [
    'integration.connected',
    'integration.changed',
    'integration.paused',
    'integration.pay_codes_changed',
    'integration.pay_requested',
    'integration.pay_sent',
    'integration.removed',
    'sync.requested',
    'sync.finished',
    'sync.failed',
    'sync.stopped',
    'sync.let_go_on',
    'sync.answered',
  ],
  features: ['sync'],
  // Keys to another system, and all that is known of people there.
  rights: { 'integrations.write': 'ADMINISTRATOR' },
  tables: {
    hr_connections: { right: 'integrations.write' },
    hr_pay_codes: { right: 'pay-elements.read' },
    hr_pay_elements: { right: 'pay-elements.read' },
    hr_messages: { through: 'hr_connections' },
    sync_answers: { through: 'sync_rows' },
    sync_rows: { through: 'sync_runs' },
    sync_runs: { right: 'integrations.write' },
    synced_people: { through: 'hr_connections' },
  },
} as const satisfies ModuleWords
