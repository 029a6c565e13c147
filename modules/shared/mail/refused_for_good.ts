/**
 * Whether the mail server said that it will never take a mail for this reader (RFC 5321: 5xx to RCPT TO): trying again
 * only costs both sides. Anything else may pass, also a server that refuses us.
 *
 * @param error as nodemailer throws it, or wrapped as its cause
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode, cause } = (error ?? {}) as {
    command?: string
    responseCode?: number
    cause?: unknown
  }
  if (command === 'RCPT TO' && responseCode !== undefined) return responseCode >= 500
  return cause !== undefined && isRefusedForGood(cause)
}
