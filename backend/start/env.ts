import { Env } from '@adonisjs/core/env'
import { APP_ROOT } from '#backend/app_root'
import { refuseUnfit } from '#backend/start/fitness'

/**
 * Every variable that Barema reads, checked at boot. The launcher writes them to `.data/.env`;
 * real environment variables win. Only files in config/ may import this one.
 */
const env = await Env.create(new URL('./.data/', APP_ROOT), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  APP_KEY: Env.schema.secret(),
  APP_KEYS_READ: Env.schema.secret.optional(),
  APP_DOMAIN: Env.schema.string.optional(),
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  TRUST_PROXY: Env.schema.string.optional(),
  DRAIN_SECONDS: Env.schema.number.optional(),
  HEALTH_TOKEN: Env.schema.secret.optional(),
  WORKER_HEALTH_PORT: Env.schema.number.optional(),
  LOG_LEVEL: Env.schema.enum.optional([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ] as const),

  DATABASE_URL: Env.schema.string(),
  DATABASE_OWNER_URL: Env.schema.string.optional(),
  DATABASE_POOL: Env.schema.number.optional(),
  BACKUP_DATABASE_URL: Env.schema.string.optional(),
  BACKUP_RECIPIENT: Env.schema.string.optional(),
  RESTORE_DATABASE_URL: Env.schema.string.optional(),
  REDIS_URL: Env.schema.string.optional(),
  REDIS_TLS_CA: Env.schema.string.optional(),
  TEMPORAL_ADDRESS: Env.schema.string.optional(),
  TEMPORAL_NAMESPACE: Env.schema.string.optional(),
  TEMPORAL_TLS: Env.schema.boolean.optional(),
  TEMPORAL_TLS_CA: Env.schema.string.optional(),
  TEMPORAL_TLS_CERT: Env.schema.string.optional(),
  TEMPORAL_TLS_KEY: Env.schema.string.optional(),
  TEMPORAL_TLS_SERVER_NAME: Env.schema.string.optional(),
  TEMPORAL_API_KEY: Env.schema.secret.optional(),

  SMTP_URL: Env.schema.string.optional(),
  MAIL_FROM: Env.schema.string.optional(),
  MAIL_LOOKUP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  OFFER_UNDO_SECONDS: Env.schema.number.optional(),
  TWILIO_ACCOUNT_SID: Env.schema.string.optional(),
  TWILIO_AUTH_TOKEN: Env.schema.secret.optional(),
  TWILIO_FROM: Env.schema.string.optional(),
  TWILIO_API_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  GOOGLE_CLIENT_ID: Env.schema.string.optional(),
  GOOGLE_CLIENT_SECRET: Env.schema.secret.optional(),
  GOOGLE_OPENID_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  SALES_EMAIL: Env.schema.string.optional(),
  STRIPE_SECRET_KEY: Env.schema.secret.optional(),
  STRIPE_WEBHOOK_SECRET: Env.schema.secret.optional(),
  STRIPE_API_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  STRIPE_PRICE_ESSENTIAL: Env.schema.string.optional(),
  STRIPE_PRICE_FULL: Env.schema.string.optional(),
  STRIPE_PRICE_SYNC: Env.schema.string.optional(),
  STRIPE_PRICE_AI_CHAT: Env.schema.string.optional(),
  FILES_DISK: Env.schema.enum.optional(['fs', 's3'] as const),
  FILES_ROOT: Env.schema.string.optional(),
  S3_ENDPOINT: Env.schema.string.optional(),
  S3_REGION: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optional(),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.secret.optional(),

  CLAMD_HOST: Env.schema.string.optional(),

  SEAL_FOLDER: Env.schema.string.optional(),
  SEAL_P12: Env.schema.secret.optional(),
  SEAL_P12_PASSWORD: Env.schema.secret.optional(),
  SEAL_CERTIFICATES: Env.schema.string.optional(),
  TSA_URL: Env.schema.string.optional(),
  CSC_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  CSC_CLIENT_ID: Env.schema.string.optional(),
  CSC_SECRET: Env.schema.secret.optional(),

  HR_LOCAL_URL: Env.schema.string.optional({ format: 'url', tld: false }),

  AI_PROVIDER: Env.schema.enum.optional([
    'none',
    'openai-compatible',
    'openai',
    'anthropic',
    'mistral',
  ] as const),
  AI_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  AI_MODEL: Env.schema.string.optional(),
  AI_API_KEY: Env.schema.secret.optional(),

  HELP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  MOBILITY_VIDEO_URL: Env.schema.string.optional(),
  MESSAGING_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  MESSAGING_TOKEN: Env.schema.string.optional(),
  MESSAGING_SECRET: Env.schema.secret.optional(),

  SENTRY_DSN: Env.schema.string.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional(),
})

refuseUnfit(env)

export default env
