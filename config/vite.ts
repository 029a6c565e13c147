import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

/** In full, for a process that stands in another folder: the image's runs `build/bin/server.js` from above. */
export default defineConfig({
  buildDirectory: app.publicPath('assets'),
  manifestFile: app.publicPath('assets/.vite/manifest.json'),
  assetsUrl: '/assets',
})
