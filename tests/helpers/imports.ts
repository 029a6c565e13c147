import { csvOf, inWindows1252 } from './list_files.ts'
import type { TestClient } from './client.ts'

/** What an import leaves in the company beside what it is about. */
export const OF_THE_IMPORT = ['imports', 'import_files', 'import_profiles', 'audit_log']

/** A list as an older Excel in Belgium writes it. */
export const list = (rows: readonly (readonly string[])[]) => inWindows1252(csvOf(rows))

interface Sent {
  target?: string
  fileName?: string
  id?: string
}

/** Begins an import with these bytes. */
export function send(
  client: TestClient,
  bytes: Buffer,
  { target = 'workers', fileName = 'personnel.csv', id }: Sent = {}
) {
  const query = new URLSearchParams({ target, fileName, ...(id && { id }) })
  return client.post(`/api/imports?${query}`, undefined, {
    rawBody: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
}

/** What was decided of a file so far, with something decided anew. */
export function settingsOf({ settings: told }: any, change: object = {}) {
  const { read, dates, decimal, ...rest } = told
  const chosen = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null))
  return { ...rest, read: chosen, ...(dates && { dates }), ...(decimal && { decimal }), ...change }
}

/** The draft after a decision. */
export async function decided(client: TestClient, draft: any, change: object) {
  const path = `/api/imports/${draft.import.id}`
  const { status, body, raw } = await client.put(path, settingsOf(draft, change))
  if (status !== 200) throw new Error(String(raw))
  return body
}

export const commit = (client: TestClient, draft: any, onlyGood = true) =>
  client.post(`/api/imports/${draft.import.id}/commit`, { digest: draft.plan.digest, onlyGood })

export const undo = (client: TestClient, draft: any) =>
  client.post(`/api/imports/${draft.import.id}/undo`)

/** New, changed, same and refused rows. */
export const counts = ({ created, changed, same, refused }: any) => [created, changed, same, refused]
