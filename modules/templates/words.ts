import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: { E_WORD_REFUSED: 422, E_WORD_TOO_LARGE: 422, E_WORD_UNREADABLE: 422 },
  events: [
    'document_template.created',
    'document_template.updated',
    'document_template.lawyer_read',
    'document_template.lawyer_unread',
    'document_template.deleted',
  ],
  rights: { 'templates.read': 'VIEWER', 'templates.write': 'HR' },
  documents: ['contract'],
  tables: { document_templates: 'neither' },
} as const satisfies ModuleWords
