/** A render child whose behaviour is the title of the sheet: for the tests of the pool. */
process.on('disconnect', () => process.exit())
process.on('message', ({ sheet }: { sheet: { title: string } }) => {
  if (sheet.title === 'loop') for (;;);
  if (sheet.title === 'grow') {
    const kept = []
    for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1))
  }
  if (sheet.title === 'crash') process.exit(3)
  if (sheet.title === 'refuse')
    return process.send!({ type: 'failed', code: 'E_DOCUMENT_FAILED', message: 'no' })
  const answer =
    sheet.title === 'environment' ? Object.keys(process.env).sort().join(' ') : String(process.pid)
  process.send!({ type: 'drawn', bytes: Buffer.from(answer) })
})
process.send!({ type: 'ready', renderer: 'typst' })
