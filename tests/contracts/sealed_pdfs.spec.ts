import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { exampleContract } from '#tests/helpers/example_contract'
import { makeFiles } from '#tests/outside/make_files'
import { drawn, hex, sealedDocument, testAuthority } from '#tests/helpers/sealed'

const said = (command: string, ...args: string[]) => {
  const { stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (error) throw error
  return `${stdout}${stderr}`
}

test.group('A sealed contract, as poppler reads it', (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'barema-poppler-'))
  const file = join(folder, 'sealed.pdf')
  let shown: Buffer
  group.setup(async () => {
    const authority = testAuthority()
    shown = await drawn('contract', exampleContract())
    writeFileSync(file, await sealedDocument(authority, shown))
    return () => {
      authority.remove()
      rmSync(folder, { recursive: true })
    }
  })

  test('its seal is valid, and its last signature is over the whole file', ({ assert }) => {
    const told = said('pdfsig', file)
    assert.match(told, /Signature Field Name: barema-seal[^]*?Signature is Valid\./)
    assert.match(told, /Signature Field Name: barema-archive[^]*?Total document signed/)
    const changed = readFileSync(file)
    changed[5_000] ^= 1
    writeFileSync(join(folder, 'changed.pdf'), changed)
    assert.notInclude(said('pdfsig', join(folder, 'changed.pdf')), 'Signature is Valid')
  })

  test('each person’s own signature is valid too, under the seal that closes them', async ({
    assert,
  }) => {
    const { qualified } = await makeFiles(join(folder, 'persons'))
    const told = said('pdfsig', qualified)
    // Of the time stamp at the end poppler says what it covers.
    assert.equal(told.match(/Signature is Valid\./g)?.length, 3)
    assert.match(told, /Émilie Leroy[^]*Nadia Peeters[^]*barema-archive[^]*Total document signed/)
  })

  test('the original comes out of it as it was shown, and audit.json with it', ({ assert }) => {
    const names = said('pdfdetach', '-list', file)
    const take = (name: string) => {
      const number = new RegExp(`(\\d+): ${name}`).exec(names)![1]
      said('pdfdetach', '-save', number, '-o', join(folder, name), file)
      return readFileSync(join(folder, name))
    }
    assert.equal(hex(take('original.pdf')), hex(shown))
    const audit = JSON.parse(take('audit.json').toString())
    assert.deepEqual(audit.shown, { sha256: hex(shown), bytes: shown.length })
    assert.notProperty(audit.signers[0], 'drawnPicture')
  })

  test('every page has its words: the contract, then the certificate', ({ assert }) => {
    const words = said('pdftotext', file, '-')
    assert.match(words, /Contrat[^]*Certificat de signature[^]*Émilie Leroy[^]*Nadia Peeters/)
    // Long words may break where a sign without width stands.
    assert.include(words.replace(/[\s\u200b]/g, ''), hex(shown))
  })
})
