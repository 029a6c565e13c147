import env from '#backend/start/env'
import { defineConfig, transports } from '@adonisjs/mail'

const smtp = new URL(env.get('SMTP_URL', 'smtp://127.0.0.1:1025'))

/** Whom our mails come from; their name may be a company's. */
export const senderAddress = env.get('MAIL_FROM', 'no-reply@barema.test')

const mailConfig = defineConfig({
  default: 'smtp',
  from: { address: senderAddress, name: 'Barema' },
  mailers: {
    smtp: transports.smtp({
      host: smtp.hostname,
      port: Number(smtp.port || 25),
      secure: smtp.protocol === 'smtps:',
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 20_000,
      ...(smtp.username
        ? {
            auth: {
              type: 'login' as const,
              user: decodeURIComponent(smtp.username),
              pass: decodeURIComponent(smtp.password),
            },
          }
        : {}),
    }),
  },
})

export default mailConfig

/** Who reads what companies ask of us. */
export const salesAddress = env.get('SALES_EMAIL', 'sales@barema.test')

/** Where the health check knocks. */
export const smtpAddress = { host: smtp.hostname, port: Number(smtp.port || 25) }

/** Where the mail server is asked what it has (`MailLookup`). */
export const mailLookupUrl = env.get('MAIL_LOOKUP_URL')

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
