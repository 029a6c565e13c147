import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_IMPORT_FILE: 422,
    E_IMPORT_NOTHING: 409,
    E_IMPORT_REFUSED_ROWS: 409,
    E_IMPORT_ROOM: 409,
    E_IMPORT_SEALED: 409,
    E_IMPORT_STALE: 409,
    E_IMPORT_TOO_LARGE: 413,
    E_IMPORT_UNDONE: 409,
    E_IMPORT_UNMAPPED: 409,
  },
  events: ['import.committed', 'import.discarded', 'import.undone'],
  // A file of people has all that is known of them, and register numbers.
  rights: { 'imports.write': 'HR' },
  tables: {
    import_files: { through: 'imports' },
    import_profiles: { right: 'imports.write' },
    imports: { right: 'imports.write' },
  },
} as const satisfies ModuleWords
