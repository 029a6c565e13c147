import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_PORTAL_READ_ONLY: 405,
    E_PORTAL_SETTLED: 409,
    E_PORTAL_WAITS: 429,
  },
  events: [
    'portal.signed_in',
    'portal.signed_out',
    'portal.viewed_as',
    'portal.question_asked',
    'portal.question_answered',
    'portal.change_proposed',
    'portal.change_accepted',
    'portal.change_refused',
    'portal.change_withdrawn',
    'portal.settings_changed',
  ],
  rights: {
    // Their questions are about their own pay.
    'portal.answer': 'HR',
    'portal.view_as': 'HR',
    'portal-settings.write': 'ADMINISTRATOR',
  },
  tables: {
    portal_links: 'own',
    portal_proposals: { through: 'workers' },
    portal_questions: { through: 'workers' },
    portal_sessions: 'own',
    portal_settings: 'neither',
  },
} as const satisfies ModuleWords
