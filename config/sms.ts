import env from '#backend/start/env'
import { smtpAddress } from '#config/mail'

/**
 * Text messages lie in the local mailbox where mails do too; a real mail server gets none of them, so that
 * no code leaves by a way that is not its own.
 */
export const smsToMailbox = ['127.0.0.1', 'localhost', '::1'].includes(smtpAddress.host)

/** An account at Twilio, or at a service that speaks its API. */
export interface TwilioAccount {
  /** `https://api.dublin.ie1.twilio.com` keeps the messages in the Union. */
  apiUrl: string
  accountSid: string
  authToken: string
  /** A number, a name of at most eleven letters, or a messaging service (`MG…`). */
  from: string
}

const accountSid = env.get('TWILIO_ACCOUNT_SID')

/** Null unless an account is configured. */
export const twilio: TwilioAccount | null = accountSid
  ? {
      apiUrl: env.get('TWILIO_API_URL', 'https://api.twilio.com'),
      accountSid,
      authToken: env.get('TWILIO_AUTH_TOKEN')?.release() ?? '',
      from: env.get('TWILIO_FROM', 'Barema'),
    }
  : null
