import { readFile, readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/**
 * What is never too old: prices of our own plans, PDFs by all that they say and parts of certificates by their bytes,
 * which never are another, and who called within the last second, and which hosts were a company's, which decides in whose line a call waits and nothing else.
 */
const NEVER_OLD = [
  'backend/http/in_turns.ts',
  'backend/http/known_hosts.ts',
  'modules/billing/adapters/stripe_card_payments.ts',
  'modules/sealing/asn1/certificate_parts.ts',
  'modules/shared/documents/draw_document.ts',
]

test.group('What a process remembers', () => {
  test('of a company is never older than five seconds: another process may have changed it', async ({
    assert,
  }) => {
    const found: string[] = []
    for (const folder of ['modules', 'backend'])
      for (const name of await readdir(app.makePath(folder), { recursive: true })) {
        const file = `${folder}/${name}`
        if (!name.endsWith('.ts') || NEVER_OLD.includes(file)) continue
        const text = await readFile(app.makePath(file), 'utf8')
        if (/new LRUCache/.test(text)) found.push(file)
        if (/new LRUCache/.test(text) && !text.includes('ttl: REMEMBERED_MS'))
          assert.fail(`${file} remembers for a time of its own`)
      }
    assert.isNotEmpty(found)
  })
})
