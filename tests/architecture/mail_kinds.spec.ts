import { readdir, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { modules } from '#backend/modules'

const FOLDERS = ['modules', 'backend', 'workflows', 'database']
const ENQUEUED = /\bmail\(\s*scope,\s*'([\w-]+)'/g
const MAIL_SERVICE = '@adonisjs/mail/services/main'

/** The sources of the product, by their paths. */
async function* sources(): AsyncGenerator<[path: string, text: string]> {
  for (const folder of FOLDERS)
    for (const name of await readdir(app.makePath(folder), { recursive: true }))
      if (name.endsWith('.ts'))
        yield [`${folder}/${name}`, await readFile(app.makePath(folder, name), 'utf8')]
}

test.group('Mails and text messages', () => {
  test('every kind that is enqueued is declared once, and every declared one is enqueued', async ({
    assert,
  }) => {
    const kinds = await Promise.all(modules.map(async ({ mails }) => (await mails?.()) ?? {}))
    const declared = kinds.flatMap((all) => Object.values(all).map(({ name }) => name))
    const enqueued = new Set<string>()
    for await (const [, text] of sources())
      for (const [, kind] of text.matchAll(ENQUEUED)) enqueued.add(kind)
    assert.isAtLeast(declared.length, 10)
    assert.sameMembers(declared, [...enqueued])
  })

  test('only the job that sends them all gives one to the mail server', async ({ assert }) => {
    const senders: string[] = []
    for await (const [path, text] of sources()) if (text.includes(MAIL_SERVICE)) senders.push(path)
    assert.sameMembers(senders, [
      'modules/shared/mail/carriers.ts',
      'modules/shared/sms/mailbox_sms.ts',
    ])
  })
})
