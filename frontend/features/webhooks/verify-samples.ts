export const SAMPLE_LANGUAGES = ['typescript', 'python'] as const
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

/**
 * How a receiver judges a message, with nothing but what its language brings: the age first, then each signature, compared in
 * constant time. tests/functional/webhooks.spec.ts runs both.
 */
export const VERIFY_SAMPLES: Readonly<Record<SampleLanguage, string>> = {
  typescript: `import { createHmac, timingSafeEqual } from 'node:crypto'

// headers: names in lower case; body: the bytes as they came, not parsed
export function isFromBarema(headers: Record<string, string>, body: string): boolean {
  const id = headers['webhook-id']
  const at = headers['webhook-timestamp']
  if (!(Math.abs(Date.now() / 1000 - Number(at)) < 300)) return false
  const key = Buffer.from(process.env.BAREMA_WEBHOOK_SECRET!.slice('whsec_'.length), 'base64')
  const right = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest()
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return given.length === right.length && timingSafeEqual(given, right)
  })
}`,
  python: `import base64, hashlib, hmac, os, time

# headers: names in lower case; body: the bytes as they came, not parsed
def is_from_barema(headers: dict[str, str], body: bytes) -> bool:
    id, at = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(at)) >= 300:
        return False
    key = base64.b64decode(os.environ["BAREMA_WEBHOOK_SECRET"].removeprefix("whsec_"))
    digest = hmac.new(key, f"{id}.{at}.".encode() + body, hashlib.sha256).digest()
    right = "v1," + base64.b64encode(digest).decode()
    return any(
        hmac.compare_digest(signature, right)
        for signature in headers["webhook-signature"].split(" ")
    )`,
}
