import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_SIGNING_NOT_YOUR_TURN: 409,
    E_SIGNING_SIGNED: 409,
    E_SIGNING_CODE_MISSING: 403,
    E_SIGNING_ON_PAPER: 422,
    E_SIGNING_NO_SEAL: 409,
    E_SIGNING_SIMPLE_NOT_ACCEPTED: 403,
    E_SIGNING_SAME_ADDRESS: 422,
    E_SIGNING_JUST_REMINDED: 429,
  },
  events: [
    'signing.sent',
    'signing.opened',
    'signing.paper_asked',
    'signing.signed',
    'signing.refused',
    'signing.reminded',
    'signing.extended',
    'signing.signer_replaced',
    'signing.link_created',
    'signing.expired',
    'signing.sealed',
    'signing.settings_changed',
    'signing.simple_accepted',
  ],
  rights: { 'signing-settings.write': 'ADMINISTRATOR' },
  tables: {
    signing_codes: { through: 'casefiles' },
    signing_consents: { through: 'casefiles' },
    signing_settings: 'neither',
  },
} as const satisfies ModuleWords
