import env from '#backend/start/env'
import { defineConfig, drivers } from '@adonisjs/core/encryption'

/** Session cookies are encrypted with the application's key. */
export default defineConfig({
  default: 'app',
  list: { app: drivers.aes256gcm({ id: 'app', keys: [env.get('APP_KEY').release()] }) },
})
