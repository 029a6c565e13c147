import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  events: ['document_template.created', 'document_template.updated', 'document_template.deleted'],
  rights: { 'templates.read': 'VIEWER', 'templates.write': 'HR' },
  documents: ['contract'],
  tables: { document_templates: 'neither' },
} as const satisfies ModuleWords
