import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

test.group('The generated schema', () => {
  test('database/schema.ts says what the migrations made', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'barema-schema-'))
    const settings = db.manager.get('owner')!.config.schemaGeneration!
    const committed = settings.outputPath
    try {
      settings.outputPath = join(folder, 'schema.ts')
      await ace.exec('schema:generate', ['--connection=owner', '--compact-output'])
      assert.equal(
        await readFile(settings.outputPath, 'utf8'),
        await readFile(app.makePath('database/schema.ts'), 'utf8')
      )
    } finally {
      settings.outputPath = committed
      await rm(folder, { recursive: true, force: true })
    }
  })
})
