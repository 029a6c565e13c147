import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { madePdf } from '#tests/helpers/made_pdf'
import {
  exampleCertificate,
  sealedDocument,
  testAuthority,
  type TestAuthority,
} from '#tests/helpers/sealed'
import { simulationOf } from '#tests/outside/make_files'
import { barema } from './barema.ts'

test.group('barema verify', (group) => {
  let folder: string
  let authority: TestAuthority
  const at = (name: string) => join(folder, name)
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'barema-verify-'))
    authority = testAuthority()
    const shown = madePdf({ pages: 2 })
    const page = exampleCertificate(shown, { computation: simulationOf() })
    const sealed = await sealedDocument(authority, shown, page)
    const changed = Buffer.from(sealed)
    changed[5_000] ^= 1
    await writeFile(at('root.pem'), authority.roots)
    await writeFile(at('sealed.pdf'), sealed)
    await writeFile(at('changed.pdf'), changed)
    await writeFile(at('plain.pdf'), shown)
    return async () => {
      authority.remove()
      await rm(folder, { recursive: true })
    }
  })

  test('a sealed file is valid, its signers are named, its figures computed again', async ({
    assert,
  }) => {
    const { code, out, err } = await barema(['verify', '--root', at('root.pem'), at('sealed.pdf')])
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /sealed\.pdf: valid: as it was sealed, to the last bit\n/)
    assert.include(out, 'Nadia Peeters (worker, simple signature), 2026-11-23T18:30:00.000Z')
    assert.include(out, 'computed again: the same figures')
    assert.include(out, 'development seal, of no legal value')
  })

  test('one altered bit, or a stranger’s file, and it ends with 1', async ({ assert }) => {
    for (const [file, verdict] of [
      ['changed.pdf', 'altered'],
      ['plain.pdf', 'unknown'],
    ]) {
      const { code, out } = await barema(['verify', '--root', at('root.pem'), at(file), '--json'])
      assert.equal(code, 1)
      assert.equal(JSON.parse(out).verdict, verdict)
    }
    const all = await barema([
      ...['verify', '--lang', 'nl', '--root', at('root.pem')],
      ...[at('sealed.pdf'), at('changed.pdf')],
    ])
    assert.equal(all.code, 1)
    assert.match(all.out, /sealed\.pdf: geldig[^]*changed\.pdf: gewijzigd/)
  })

  test('another authority’s seal is unknown to who believes only their own', async ({ assert }) => {
    const other = testAuthority()
    await writeFile(at('other.pem'), other.roots)
    other.remove()
    const { code, out } = await barema(['verify', '--root', at('other.pem'), at('sealed.pdf')])
    assert.equal(code, 1)
    assert.match(out, /sealed\.pdf: unknown/)
  })

  test('a file that is not there, and certificates that are none, are told in a sentence', async ({
    assert,
  }) => {
    const missing = await barema(['verify', '--root', at('root.pem'), at('none.pdf')])
    assert.deepEqual([missing.code, missing.err], [1, `barema: ${at('none.pdf')} does not exist\n`])
    const none = await barema(['verify', '--root', at('plain.pdf'), at('sealed.pdf')])
    assert.match(none.err, /holds no root certificate/)
  })
})
