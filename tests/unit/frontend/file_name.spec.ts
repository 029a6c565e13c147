import { test } from '@japa/runner'
import { attachedFile, inlineFile } from '#modules/shared/http/inline_file'
import { fileNameOf } from '../../../frontend/lib/file-name.ts'

test.group('The name of a file that the page saves', () => {
  test('is the one that the server gave', ({ assert }) => {
    for (const name of ['Offre.pdf', 'Développeur (senior) 50% ; l’été.pdf'])
      for (const header of [inlineFile(name), attachedFile(name)])
        assert.equal(fileNameOf(header), name)
    assert.equal(fileNameOf(attachedFile('Offre A/B – Équipe.pdf')), 'Offre A B – Équipe.pdf')
    assert.equal(fileNameOf(inlineFile('Offre \ud83e.pdf')), 'Offre \ufffd.pdf')
    assert.equal(fileNameOf('attachment; filename="packages.csv"'), 'packages.csv')
    assert.equal(fileNameOf('attachment'), '')
    assert.equal(fileNameOf(null), '')
  })
})
