import { configApp } from '@adonisjs/eslint-config'

export default configApp(
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
