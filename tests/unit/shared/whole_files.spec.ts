import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { WholeFiles } from '#modules/shared/files/whole_files'

test.group('Files on a disk', (group) => {
  let folder: string
  let files: WholeFiles
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'barema-whole-'))
    files = new WholeFiles({ location: folder, visibility: 'private' })
    return () => rm(folder, { recursive: true, force: true })
  })
  const all = () => readdir(folder, { recursive: true })

  test('what breaks off while it is written leaves no half under its name, and the one before', async ({
    assert,
  }) => {
    async function* broken() {
      yield Buffer.from('the first half')
      throw new Error('the disk is full')
    }
    await assert.rejects(() => files.putStream('a/new', Readable.from(broken())), /full/)
    assert.deepEqual(await all(), ['a'])
    await files.put('a/old', 'whole')
    await assert.rejects(() => files.putStream('a/old', Readable.from(broken())), /full/)
    assert.equal(await files.get('a/old'), 'whole')
    assert.deepEqual((await all()).toSorted(), ['a', 'a/old'])
  })

  test('who reads while it is written anew reads what was there', async ({ assert }) => {
    await files.put('logo', 'old')
    let seen = ''
    async function* slow() {
      yield Buffer.from('ne')
      seen = await readFile(join(folder, 'logo'), 'utf8')
      yield Buffer.from('w')
    }
    await files.putStream('logo', Readable.from(slow()))
    assert.deepEqual([seen, await files.get('logo')], ['old', 'new'])
  })

  test('copies and moves into folders that were not there', async ({ assert }) => {
    await files.put('a', '1')
    await files.copy('a', 'b/c')
    await files.move('a', 'd/e')
    assert.deepEqual((await all()).toSorted(), ['b', 'b/c', 'd', 'd/e'])
    assert.deepEqual([await files.get('b/c'), await files.get('d/e')], ['1', '1'])
  })
})
