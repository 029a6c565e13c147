import { defineConfig } from '@adonisjs/core/app'

/**
 * The application's manifest for the Adonis tooling. Business modules are not listed here:
 * `backend/modules.ts` is the one list of modules.
 */
export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/ally/ally_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/vite/vite_provider'),
    () => import('#backend/providers/tenancy_provider'),
    () => import('#backend/providers/outside_provider'),
    () => import('#backend/providers/ports_provider'),
  ],

  preloads: [
    { file: () => import('#backend/start/kernel'), environment: ['web', 'test'] },
    { file: () => import('#backend/start/views'), environment: ['web', 'test'] },
    { file: () => import('#backend/start/routes'), environment: ['web', 'test'] },
    { file: () => import('#backend/start/controllers'), environment: ['web'] },
  ],

  directories: {
    config: 'config',
    commands: 'backend/commands',
    migrations: 'database/migrations',
    views: 'backend/views',
    public: 'public',
  },

  tests: {
    // A limit is for what hangs, not for a busy machine: what may take how long is measured by the bench.
    suites: [
      { name: 'engine', files: ['tests/engine/**/*.spec.ts'], timeout: 300_000 },
      { name: 'unit', files: ['tests/unit/**/*.spec.ts'], timeout: 300_000 },
      { name: 'architecture', files: ['tests/architecture/**/*.spec.ts'], timeout: 300_000 },
      { name: 'functional', files: ['tests/functional/**/*.spec.ts'], timeout: 300_000 },
      { name: 'contracts', files: ['tests/contracts/**/*.spec.ts'], timeout: 300_000 },
      { name: 'cli', files: ['tests/cli/**/*.spec.ts'], timeout: 300_000 },
      { name: 'workflows', files: ['tests/workflows/**/*.spec.ts'], timeout: 300_000 },
      { name: 'components', files: ['tests/components/*.spec.ts'], timeout: 300_000 },
      { name: 'screens', files: ['tests/e2e/every_screen/*.spec.ts'], timeout: 300_000 },
      { name: 'e2e', files: ['tests/e2e/*.spec.ts'], timeout: 300_000 },
      { name: 'durable', files: ['tests/e2e/durable/*.spec.ts'], timeout: 300_000 },
      // The same stories, by the browser that the suite is called after.
      { name: 'firefox', files: ['tests/e2e/phones/*.spec.ts'], timeout: 300_000 },
      { name: 'webkit', files: ['tests/e2e/phones/*.spec.ts'], timeout: 300_000 },
    ],
    forceExit: true,
  },

  metaFiles: [
    { pattern: 'backend/views/**/*.edge', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
    { pattern: 'modules/*/lang/**/*.json', reloadServer: false },
    { pattern: 'modules/shared/documents/templates/**', reloadServer: false },
    { pattern: 'modules/templates/shipped/*.txt', reloadServer: false },
  ],

  hooks: {
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },
})
