import { existsSync, readdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig, loaders } from '@adonisjs/i18n'
import { KeptMessages } from '#backend/i18n/kept_messages'

/** Each module brings its texts in `lang/{fr,nl,en}/*.json`; keys start with the file's name. */
const folders = readdirSync(app.makePath('modules'))
  .map((module) => app.makePath('modules', module, 'lang'))
  .filter((folder) => existsSync(folder))

export default defineConfig({
  defaultLocale: 'fr',
  supportedLocales: ['fr', 'nl', 'en'],
  formatter: () => new KeptMessages(),
  loaders: folders.map((location) => loaders.fs({ location })),
})
