import { test } from '@japa/runner'
import { openWordFile } from '#modules/templates/word/word_file'
import { paragraph, wordFile } from '#tests/helpers/word_file'

const MAIN = 'word/document.xml'
const MEGABYTE = 1_000_000

interface Lie {
  name: string
  /** 0: as it lies there; 8: packed. */
  method?: number
  /** Bytes from the one place where all of them lie, and what it states to come to. */
  packed: number
  stated: number
}

/** A zip of which every part lies in the same place. */
function overlapping(bytes: number, parts: readonly Lie[]): Buffer {
  const heading = Buffer.alloc(30)
  heading.write('PK\u0003\u0004', 'latin1')
  const directory = parts.map(({ name, method = 0, packed, stated }) => {
    const entry = Buffer.alloc(46)
    entry.write('PK\u0001\u0002', 'latin1')
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(packed, 20)
    entry.writeUInt32LE(stated, 24)
    entry.writeUInt16LE(name.length, 28)
    return Buffer.concat([entry, Buffer.from(name)])
  })
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(heading.length + bytes, 16)
  return Buffer.concat([heading, Buffer.alloc(bytes, ' '), ...directory, end])
}

test.group('A Word file that means harm', () => {
  test('a thousand parts that lie in one place and state to be nothing are counted as they lie there', ({
    assert,
  }) => {
    const parts = Array.from({ length: 1_000 }, (_, at) => ({
      name: at === 0 ? MAIN : `word/part${at}.xml`,
      packed: 5 * MEGABYTE,
      stated: 1,
    }))
    const before = process.memoryUsage().arrayBuffers
    assert.equal(openWordFile(overlapping(5 * MEGABYTE, parts)), 'E_WORD_TOO_LARGE')
    assert.isBelow(process.memoryUsage().arrayBuffers - before, 200 * MEGABYTE)
  })

  test('parts of which one states four gigabytes, one a way that nobody knows, one more than there is', ({
    assert,
  }) => {
    const of = (lie: Partial<Lie>) =>
      openWordFile(overlapping(100, [{ name: MAIN, packed: 100, stated: 100, ...lie }]))
    assert.equal(of({ method: 8, stated: 0xfffffff0 }), 'E_WORD_TOO_LARGE')
    assert.equal(of({ method: 99 }), 'E_WORD_UNREADABLE')
    assert.equal(of({ method: 8 }), 'E_WORD_UNREADABLE')
    assert.equal(of({ packed: 0xfffffff0 }), 'E_WORD_TOO_LARGE')
    assert.equal(of({ name: '__proto__' }), 'E_WORD_REFUSED')
    assert.equal(of({ name: '../word/document.xml' }), 'E_WORD_REFUSED')
  })

  test('one that ends in the middle of its directory, or has none', ({ assert }) => {
    const good = wordFile(paragraph('Bonjour'))
    assert.isObject(openWordFile(good))
    for (const cut of [4, 30, good.length / 2, good.length - 23, good.length - 1])
      assert.equal(openWordFile(good.subarray(0, cut)), 'E_WORD_UNREADABLE', String(cut))
  })
})
