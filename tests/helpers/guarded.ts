import type { Assert } from '@japa/assert'
import type { TestClient } from './client.ts'
import { checksumOf, type TestCompany } from './companies.ts'

/** Who makes a call: a visitor, one who may only look, and HR. */
interface Callers {
  stranger: TestClient
  viewer: TestClient
  hr: TestClient
}

/**
 * Strangers are asked who they are, viewers are refused, HR may; the other company stays as it was.
 *
 * @returns what HR is answered
 */
export async function guarded(
  assert: Assert,
  { stranger, viewer, hr }: Callers,
  other: TestCompany,
  call: (client: TestClient) => Promise<{ status: number; body: any; raw: Buffer }>
): Promise<any> {
  const untouched = await checksumOf(other.id)
  assert.equal((await call(stranger)).status, 401)
  assert.equal((await call(viewer)).status, 403)
  const answer = await call(hr)
  assert.isBelow(answer.status, 300, String(answer.raw))
  assert.equal(await checksumOf(other.id), untouched)
  return answer.body
}
