import { configApp } from '@adonisjs/eslint-config'

const config = configApp(
  {
    name: 'barema/ignored',
    ignores: [
      '.adonisjs/**',
      '.data/**',
      'build/**',
      'public/**',
      'database/schema.ts',
      'node_modules/**',
      'tmp/**',
    ],
  },
  {
    name: 'barema/rules',
    // No rule asks which names the language brings; to know them all in each file takes a tenth of the time.
    languageOptions: { parserOptions: { lib: [] } },
    rules: {
      // Domain names are the law's (`salaireBrut`) and the table's; Prettier is run by its own command.
      '@typescript-eslint/naming-convention': 'off',
      'prettier/prettier': 'off',
      '@unicorn/filename-case': 'off',
      'unicorn/filename-case': 'off',
      '@unicorn/no-await-expression-member': 'off',
    },
  }
)

/** The screens and the scripts too: the preset names TypeScript files without JSX only. */
export default [
  ...config.map((block) =>
    block.files ? { ...block, files: [...block.files, '**/*.tsx', '**/*.mjs'] } : block
  ),
  {
    name: 'barema/screens',
    files: ['**/*.tsx'],
    // `const Row = memo(function Row() {…})` names the component for React's tools.
    rules: { '@typescript-eslint/no-shadow': 'off' },
  },
]
