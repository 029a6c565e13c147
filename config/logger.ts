import env from '#backend/start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'

/** JSON lines; secrets and personal numbers never reach a log. */
const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'barema',
      level: env.get('LOG_LEVEL', app.inTest ? 'silent' : 'info'),
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'niss',
          '*.niss',
          'iban',
          '*.iban',
          'req.headers.authorization',
          'req.headers.cookie',
        ],
        censor: '***',
      },
      transport: { targets: [targets.file({ destination: 1 })] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
