import { smtpAddress } from '#config/mail'

/**
 * Text messages lie in the local mailbox where mails do too; a real mail server gets none of them, so that
 * no code leaves by a way that is not its own.
 */
export const smsToMailbox = ['127.0.0.1', 'localhost', '::1'].includes(smtpAddress.host)
